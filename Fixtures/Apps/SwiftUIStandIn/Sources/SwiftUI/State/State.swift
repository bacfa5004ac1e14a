/// Takes its value at once, as SwiftUI's does: each new value of the view makes one, and all but the first are dropped.
@propertyWrapper public struct State<Value>: DynamicProperty {
    final class Kept {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let initialValue: Value
    private let connection = Connection<Kept>()

    public init(wrappedValue value: Value) {
        initialValue = value
    }

    public init(initialValue value: Value) {
        initialValue = value
    }

    public var wrappedValue: Value {
        get { connection.target?.value ?? initialValue }
        nonmutating set { connection.target?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Connectable {
    func connect(to memory: Memory, at place: Place) {
        connection.connect(to: memory.value(at: place) { Kept(initialValue) })
    }
}

@propertyWrapper public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}
