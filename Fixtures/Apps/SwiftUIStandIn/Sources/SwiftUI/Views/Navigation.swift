/// Shows its content, or what the links in it have opened on top.
public struct NavigationStack<Root: View>: View, Primitive {
    private let root: Root

    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
    }

    func draw(at place: Place, on screen: Screen) {
        let bottom = Screen(screen.memory, place.environment)
        bottom.draw(root, at: place)
        var top = bottom
        while let next = top.opened { top = next }
        screen.elements += top.elements
        if let close = top.close { screen.add(.back, "Back", close) }
    }
}

/// As in SwiftUI, the destination is built with the link, whether it is followed or not, and its environment is that of
/// the stack.
public struct NavigationLink<Label: View, Destination: View>: View, Primitive {
    private final class Kept {
        var isOpen = false
    }

    private let destination: Destination
    private let label: Label

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination()
        self.label = label()
    }

    func draw(at place: Place, on screen: Screen) {
        let kept = screen.memory.value(at: place.inside("link")) { Kept() }
        screen.add(.link, screen.text(of: label, at: place)) { kept.isOpen = true }
        guard kept.isOpen else { return }
        var place = place.inside("destination")
        place.environment = screen.environment
        let next = Screen(screen.memory, screen.environment, close: { kept.isOpen = false })
        next.draw(destination, at: place)
        screen.opened = next
    }
}

extension NavigationLink where Label == Text {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination, label: { Text(title) })
    }
}
