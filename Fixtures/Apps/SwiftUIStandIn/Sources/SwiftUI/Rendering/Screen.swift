/// What one drawing of some views shows.
@MainActor final class Screen {
    struct Element {
        enum Kind {
            case text, button, link, tab, field, back
        }

        let kind: Kind
        let label: String
        /// What a user does with it, with the text that a field is given.
        let action: @MainActor (String) -> Void
    }

    let memory: Memory
    let environment: EnvironmentValues
    let close: (@MainActor () -> Void)?
    var elements: [Element] = []
    /// What a navigation link shows on top.
    var opened: Screen?

    init(_ memory: Memory, _ environment: EnvironmentValues, close: (@MainActor () -> Void)? = nil) {
        self.memory = memory
        self.environment = environment
        self.close = close
    }

    func draw<Content: View>(_ view: Content, at place: Place) {
        if let primitive = view as? any Primitive { return primitive.draw(at: place, on: self) }
        memory.connect(view, at: place.inside(ObjectIdentifier(Content.self)))
        memory.evaluations[ObjectIdentifier(Content.self), default: 0] += 1
        draw(view.body, at: place.inside(ObjectIdentifier(Content.self)))
    }

    func add(_ kind: Element.Kind, _ label: String, _ action: @escaping @MainActor () -> Void = {}) {
        elements.append(Element(kind: kind, label: label) { _ in action() })
    }

    func addField(_ label: String, _ text: Binding<String>) {
        elements.append(Element(kind: .field, label: label) { text.wrappedValue = $0 })
    }

    func text(of label: some View, at place: Place) -> String {
        let screen = Screen(memory, environment)
        screen.draw(label, at: place.inside("label"))
        return screen.elements.map(\.label).joined(separator: " ")
    }
}
