@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a view without a body is drawn by the renderer") }
}

/// A view without a body of its own.
@MainActor protocol Primitive: View where Body == Never {
    func draw(at place: Place, on screen: Screen)
}

extension Primitive {
    public var body: Never { fatalError("a view without a body is drawn by the renderer") }
}
