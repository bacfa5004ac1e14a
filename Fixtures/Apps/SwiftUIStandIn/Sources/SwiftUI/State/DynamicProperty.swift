/// What the renderer fills before each evaluation of a view's `body`. One that consists of others is filled through them.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that has something kept for it, or takes it from the view's surroundings.
@MainActor protocol Connectable: DynamicProperty {
    func connect(to memory: Memory, at place: Place)
}

/// What all copies of a property share, so that the renderer can fill a property of a view that it does not know.
final class Connection<Target> {
    private(set) var target: Target?

    func connect(to target: Target) where Target: AnyObject {
        precondition(self.target == nil || self.target === target, "one view value cannot stand in two places")
        self.target = target
    }

    func replace(by target: Target) {
        self.target = target
    }
}
