public struct Button<Label: View>: View, Primitive {
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    func draw(at place: Place, on screen: Screen) {
        screen.add(.button, screen.text(of: label, at: place), action)
    }
}

extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action, label: { Text(title) })
    }
}

public struct TextField<Label: View>: View, Primitive {
    private let label: Label
    private let text: Binding<String>

    func draw(at place: Place, on screen: Screen) {
        screen.addField(screen.text(of: label, at: place), text)
    }
}

extension TextField where Label == Text {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        label = Text(title)
        self.text = text
    }
}
