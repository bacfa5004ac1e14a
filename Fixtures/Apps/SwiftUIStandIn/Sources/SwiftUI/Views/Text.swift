public struct Text: View, Primitive {
    private let content: String

    nonisolated public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    func draw(at place: Place, on screen: Screen) {
        screen.add(.text, content)
    }
}

extension View {
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        TitledView(title: Text(title), content: self)
    }
}

private struct TitledView<Content: View>: Primitive {
    let title: Text
    let content: Content

    func draw(at place: Place, on screen: Screen) {
        title.draw(at: place, on: screen)
        screen.draw(content, at: place)
    }
}
