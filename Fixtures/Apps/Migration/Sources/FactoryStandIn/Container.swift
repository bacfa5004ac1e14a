/// Stands in for Factory, with the signatures that the examples use and no thread safety.
public final class Container: @unchecked Sendable {
    public static let shared = Container()
    public let manager = ContainerManager()
    var registrations: [String: Any] = [:]

    public init() {}

    public func callAsFunction<T>(key: StaticString = #function, _ factory: @escaping () -> T) -> Factory<T> {
        Factory(parameters: ParameterFactory(container: self, key: "\(key)", factory: factory))
    }

    public func callAsFunction<P, T>(
        key: StaticString = #function, _ factory: @escaping (P) -> T
    ) -> ParameterFactory<P, T> {
        ParameterFactory(container: self, key: "\(key)", factory: factory)
    }

    public func promised<T>(key: StaticString = #function) -> Factory<T?> {
        callAsFunction(key: key) { nil }
    }
}

public final class ContainerManager {
    public func reset(scope: Scope) {
        scope.instances = [:]
    }
}

public struct Factory<T> {
    var parameters: ParameterFactory<Void, T>

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

    public func callAsFunction() -> T {
        parameters(())
    }
}

public struct ParameterFactory<P, T> {
    let container: Container
    let key: String
    let factory: (P) -> T
    var scope: Scope = .unique

    @discardableResult
    public func register(factory: @escaping (P) -> T) -> Self {
        container.registrations[key] = factory
        return self
    }

    public func callAsFunction(_ parameters: P) -> T {
        Scope.graph.enter()
        defer { Scope.graph.leave() }
        let current = container.registrations[key] as? (P) -> T ?? factory
        return scope.instance(for: key) { current(parameters) }
    }
}

@propertyWrapper
public struct Injected<T> {
    public let wrappedValue: T

    public init(_ keyPath: KeyPath<Container, Factory<T>>) {
        wrappedValue = Container.shared[keyPath: keyPath]()
    }
}
