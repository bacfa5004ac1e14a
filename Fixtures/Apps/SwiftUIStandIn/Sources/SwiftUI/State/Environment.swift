public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let connection = Connection<EnvironmentValues>()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { (connection.target ?? EnvironmentValues())[keyPath: keyPath] }
}

extension Environment: Connectable {
    func connect(to memory: Memory, at place: Place) {
        connection.replace(by: place.environment)
    }
}

extension View {
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        EnvironmentView(content: self, change: { $0[keyPath: keyPath] = value })
    }
}

private struct EnvironmentView<Content: View>: Primitive {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func draw(at place: Place, on screen: Screen) {
        var place = place
        change(&place.environment)
        screen.draw(content, at: place)
    }
}
