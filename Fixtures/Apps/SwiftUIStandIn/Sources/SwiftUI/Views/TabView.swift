/// Draws the selected tab. The others, if they were opened before, keep what they have.
public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
    private let content: Content

    func draw(at place: Place, on screen: Screen) {
        var place = place
        place.tabs = screen.memory.value(at: place.inside("tabs")) { Tabs() }
        screen.draw(content, at: place)
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@MainActor final class Tabs {
    var selected: [AnyHashable]?
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItem(content: self, label: label())
    }
}

private struct TabItem<Content: View, Label: View>: Primitive {
    let content: Content
    let label: Label

    func draw(at place: Place, on screen: Screen) {
        guard let tabs = place.tabs else { return screen.draw(content, at: place) }
        let selected = tabs.selected ?? place.path
        tabs.selected = selected
        screen.add(.tab, screen.text(of: label, at: place)) { tabs.selected = place.path }
        var inside = place.inside("tab")
        inside.tabs = nil
        if selected == place.path {
            screen.draw(content, at: inside)
        } else {
            screen.memory.keepAll(inside: inside)
        }
    }
}
