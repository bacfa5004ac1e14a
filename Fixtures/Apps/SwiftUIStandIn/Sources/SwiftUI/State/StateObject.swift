public import Combine

/// Makes its object once for each identity of the view, before the first evaluation of `body`.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private let connection = Connection<ObjectType>()

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// As in SwiftUI, a read outside `body` makes another object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { connection.target ?? make() }
}

extension StateObject: Connectable {
    func connect(to memory: Memory, at place: Place) {
        connection.connect(to: memory.value(at: place, make))
    }
}

@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: ObjectType

    @MainActor public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }
}
