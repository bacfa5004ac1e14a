/// Where a view stands: its identity is the way to it from the root.
struct Place {
    fileprivate(set) var path: [AnyHashable] = []
    var environment = EnvironmentValues()
    var tabs: Tabs?

    func inside(_ step: some Hashable) -> Place {
        var place = self
        place.path.append(AnyHashable(step))
        return place
    }
}

/// What is kept for the views from one drawing to the next.
@MainActor final class Memory {
    private var kept: [[AnyHashable]: AnyObject] = [:]
    private var used: Set<[AnyHashable]> = []
    var tasks: [@Sendable () async -> Void] = []
    var evaluations: [ObjectIdentifier: Int] = [:]

    func value<Value: AnyObject>(at place: Place, _ make: () -> Value) -> Value {
        used.insert(place.path)
        if let value = kept[place.path] as? Value { return value }
        let value = make()
        kept[place.path] = value
        return value
    }

    func keepAll(inside place: Place) {
        used.formUnion(kept.keys.filter { $0.starts(with: place.path) })
    }

    /// Forgets what was kept for views that are no more.
    func forgetUnused() {
        kept = kept.filter { used.contains($0.key) }
        used = []
    }

    /// Fills the dynamic properties of a view, and those that they consist of.
    func connect(_ value: Any, at place: Place) {
        for child in Mirror(reflecting: value).children {
            guard let property = child.value as? any DynamicProperty else { continue }
            let inside = place.inside(child.label)
            if let connectable = property as? any Connectable {
                connectable.connect(to: self, at: inside)
            } else {
                connect(property, at: inside)
            }
        }
    }
}
