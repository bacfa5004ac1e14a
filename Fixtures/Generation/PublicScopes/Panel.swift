// What a call shares stays the module's own: who makes the panel neither sees nor hands it.
// @Provides(graph)
final class PanelModel {
    let number: Int

    // @Needs(given: number)
    init(number: Int) {
        self.number = number
    }
}

// @Provides
public struct PanelLabel {
    let model: PanelModel
}

public final class Panel {
    let model: PanelModel
    let label: PanelLabel

    // @Needs
    init(model: PanelModel, label: PanelLabel) {
        self.model = model
        self.label = label
    }
}
