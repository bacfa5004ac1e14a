public struct VStack<Content: View>: View, Primitive {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func draw(at place: Place, on screen: Screen) {
        screen.draw(content, at: place)
    }
}
