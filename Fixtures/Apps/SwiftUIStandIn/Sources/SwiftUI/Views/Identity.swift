extension View {
    /// Another `id` is another identity, whose state begins anew.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }

    /// Begins with the view's identity. The renderer waits for it in `settle()`.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, action: action)
    }
}

private struct IdentifiedView<Content: View, ID: Hashable>: Primitive {
    let content: Content
    let id: ID

    func draw(at place: Place, on screen: Screen) {
        screen.draw(content, at: place.inside(id))
    }
}

private struct TaskView<Content: View>: Primitive {
    private final class Begun {}

    let content: Content
    let action: @Sendable () async -> Void

    func draw(at place: Place, on screen: Screen) {
        screen.draw(content, at: place)
        _ = screen.memory.value(at: place.inside("task")) {
            screen.memory.tasks.append(action)
            return Begun()
        }
    }
}
