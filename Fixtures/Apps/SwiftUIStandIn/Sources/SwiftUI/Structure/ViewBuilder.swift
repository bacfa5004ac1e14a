@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views: views)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    @MainActor public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .first(first))
    }

    @MainActor public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .second(second))
    }
}

public struct TupleView<T>: View, Primitive {
    public var value: T
    private let views: [any View]

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }

    func draw(at place: Place, on screen: Screen) {
        for (index, view) in views.enumerated() {
            screen.draw(view, at: place.inside(index))
        }
    }
}

public struct _ConditionalContent<First: View, Second: View>: View, Primitive {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    func draw(at place: Place, on screen: Screen) {
        switch branch {
        case .first(let view): screen.draw(view, at: place.inside(true))
        case .second(let view): screen.draw(view, at: place.inside(false))
        }
    }
}

extension Optional: View, Primitive where Wrapped: View {
    public typealias Body = Never

    func draw(at place: Place, on screen: Screen) {
        if let self { screen.draw(self, at: place) }
    }
}
