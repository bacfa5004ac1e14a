/// Draws views for tests, and does what a user can do with them. After each action everything is drawn again.
@MainActor public final class Renderer {
    private let memory = Memory()
    private let drawRoot: (Screen) -> Void
    private var elements: [Screen.Element] = []

    public init(_ root: some View) {
        drawRoot = { $0.draw(root, at: Place()) }
        draw()
    }

    /// Draws the window of an app.
    public init(of app: some App) {
        drawRoot = { screen in
            guard let window = app.body as? any Window else { return }
            screen.draw(window.content, at: Place())
        }
        draw()
    }

    /// All that is on the screen, with the labels of its buttons, links, fields and tabs.
    public var texts: [String] { elements.map(\.label) }

    /// How often the `body` of a type of view was evaluated.
    public func evaluations<Content: View>(of view: Content.Type) -> Int {
        memory.evaluations[ObjectIdentifier(view)] ?? 0
    }

    public func draw() {
        let screen = Screen(memory, EnvironmentValues())
        drawRoot(screen)
        memory.forgetUnused()
        elements = screen.elements
    }

    /// Waits for what the views on the screen have begun with `task`, and draws again.
    public func settle() async {
        while !memory.tasks.isEmpty {
            let tasks = memory.tasks
            memory.tasks = []
            for task in tasks { await task() }
            draw()
        }
    }

    public func press(_ label: String) {
        act(on: .button, label)
    }

    public func follow(_ label: String) {
        act(on: .link, label)
    }

    public func select(tab label: String) {
        act(on: .tab, label)
    }

    public func goBack() {
        act(on: .back, "Back")
    }

    public func enter(_ text: String, into label: String) {
        act(on: .field, label, text)
    }

    private func act(on kind: Screen.Element.Kind, _ label: String, _ text: String = "") {
        guard let element = elements.first(where: { $0.kind == kind && $0.label == label }) else {
            preconditionFailure("no \(kind) '\(label)' is on the screen, which shows \(texts)")
        }
        element.action(text)
        draw()
    }
}
