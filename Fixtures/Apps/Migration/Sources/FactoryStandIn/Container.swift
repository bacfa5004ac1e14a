/// Stands in for Factory, with the signatures that the examples use and no thread safety.
public final class Container: SharedContainer, @unchecked Sendable {
    public static let shared = Container()
    public let manager = ContainerManager()

    public init() {}
}

public protocol SharedContainer: AnyObject, Sendable {
    static var shared: Self { get }
    var manager: ContainerManager { get }
}

extension SharedContainer {
    public func callAsFunction<T>(key: StaticString = #function, _ factory: @escaping () -> T) -> Factory<T> {
        Factory(parameters: ParameterFactory(container: self, key: "\(key) \(T.self)", factory: factory))
    }

    public func callAsFunction<P, T>(
        key: StaticString = #function, _ factory: @escaping (P) -> T
    ) -> ParameterFactory<P, T> {
        ParameterFactory(container: self, key: "\(key) \(T.self)", factory: factory)
    }

    public func promised<T>(key: StaticString = #function) -> Factory<T?> {
        callAsFunction(key: key) { nil }
    }
}

public final class ContainerManager: @unchecked Sendable {
    var registrations: [String: Any] = [:]

    public init() {}

    public func reset(scope: Scope) {
        scope.instances = [:]
    }
}

public struct Factory<T> {
    var parameters: ParameterFactory<Void, T>

    public init(_ container: any SharedContainer, key: StaticString = #function, _ factory: @escaping () -> T) {
        parameters = ParameterFactory(container: container, key: "\(key) \(T.self)") { factory() }
    }

    init(parameters: ParameterFactory<Void, T>) {
        self.parameters = parameters
    }

    public var cached: Self { scope(.cached) }
    public var graph: Self { scope(.graph) }
    public var shared: Self { scope(.shared) }
    public var singleton: Self { scope(.singleton) }

    public func scope(_ scope: Scope) -> Self {
        var copy = self
        copy.parameters.scope = scope
        return copy
    }

    @discardableResult
    public func register(factory: @escaping () -> T) -> Self {
        parameters.register { _ in factory() }
        return self
    }

    public func reset() {
        parameters.scope.instances[parameters.key] = nil
    }

    public func callAsFunction() -> T {
        parameters(())
    }
}

public struct ParameterFactory<P, T> {
    let container: any SharedContainer
    let key: String
    let factory: (P) -> T
    var scope: Scope = .unique

    @discardableResult
    public func register(factory: @escaping (P) -> T) -> Self {
        container.manager.registrations[key] = factory
        return self
    }

    public func callAsFunction(_ parameters: P) -> T {
        Scope.graph.enter()
        defer { Scope.graph.leave() }
        let current = container.manager.registrations[key] as? (P) -> T ?? factory
        return scope.instance(for: key) { current(parameters) }
    }
}

@propertyWrapper
public struct Injected<T> {
    public var wrappedValue: T

    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        wrappedValue = Container.shared[keyPath: keyPath]()
    }

    public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
        wrappedValue = C.shared[keyPath: keyPath]()
    }
}

@propertyWrapper
public struct LazyInjected<T> {
    private let key: KeyPath<Container, Factory<T>>
    private var value: T?

    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        key = keyPath
    }

    public var wrappedValue: T {
        mutating get {
            let made = value ?? Container.shared[keyPath: key]()
            value = made
            return made
        }
    }

    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    public mutating func resolve() -> T {
        value = Container.shared[keyPath: key]()
        return wrappedValue
    }
}

@propertyWrapper
public struct DynamicInjected<T> {
    private let key: KeyPath<Container, Factory<T>>

    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        key = keyPath
    }

    public var wrappedValue: T { Container.shared[keyPath: key]() }
}
