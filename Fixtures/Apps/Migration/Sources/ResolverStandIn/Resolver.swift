/// Stands in for Resolver, with the signatures that the examples use and no thread safety.
public final class Resolver: @unchecked Sendable {
    public static let main = Resolver()

    /// The scope of registrations that say none.
    public static nonisolated(unsafe) var defaultScope: ResolverScope = .graph

    private var registrations: [String: Any] = [:]
    private var isRegistered = false

    public init() {}

    @discardableResult
    public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
    ) -> ResolverOptions<Service> {
        main.register(type, name: name) { _, _ in factory() }
    }

    @discardableResult
    public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (Resolver, Args) -> Service?
    ) -> ResolverOptions<Service> {
        main.register(type, name: name, factory: factory)
    }

    @discardableResult
    public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (Resolver, Args) -> Service?
    ) -> ResolverOptions<Service> {
        let key = Self.key(type, name)
        let registration = ResolverRegistration(key: key, factory: factory)
        registrations[key] = registration
        return ResolverOptions(resolver: self, registration: registration)
    }

    @discardableResult
    public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
    ) -> ResolverOptions<Service> {
        register(type, name: name) { _, _ in factory() }
    }

    public static func optional<Service>(_ type: Service.Type = Service.self, name: Name? = nil) -> Service? {
        main.registrations[key(type, name)] == nil ? nil : main.resolve(type, name: name)
    }

    public static func resolve<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
    ) -> Service {
        main.resolve(type, name: name, args: args)
    }

    public func resolve<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
    ) -> Service {
        registerOnce()
        let registration = registrations[Self.key(type, name)] as? ResolverRegistration<Service>
        guard let registration, let service = registration.scope.resolve(registration, self, Args(value: args)) else {
            fatalError("'\(type)' is not registered")
        }
        return service
    }

    private func registerOnce() {
        if isRegistered { return }
        isRegistered = true
        if let registering = self as Any as? ResolverRegistering { type(of: registering).registerAllServices() }
    }

    private static func key(_ type: Any.Type, _ name: Name?) -> String {
        "\(ObjectIdentifier(type)) \(name?.rawValue ?? "")"
    }

    public struct Name: Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Args {
        let value: Any?

        public func callAsFunction<T>() -> T {
            value as! T
        }
    }
}

public protocol ResolverRegistering {
    static func registerAllServices()
}

public struct ResolverOptions<Service> {
    let resolver: Resolver
    let registration: ResolverRegistration<Service>

    @discardableResult
    public func implements<Protocol>(_ type: Protocol.Type) -> Self {
        resolver.register(type) { resolver, args in resolver.resolve(Service.self, args: args.value) as? Protocol }
        return self
    }

    @discardableResult
    public func resolveProperties(_ block: @escaping (Resolver, Service) -> Void) -> Self {
        registration.complete = block
        return self
    }

    @discardableResult
    public func scope(_ scope: ResolverScope) -> Self {
        registration.scope = scope
        return self
    }
}

final class ResolverRegistration<Service> {
    let key: String
    let factory: (Resolver, Resolver.Args) -> Service?
    var scope = Resolver.defaultScope
    var complete: (Resolver, Service) -> Void = { _, _ in }

    init(key: String, factory: @escaping (Resolver, Resolver.Args) -> Service?) {
        self.key = key
        self.factory = factory
    }

    func make(_ resolver: Resolver, _ args: Resolver.Args) -> Service? {
        let service = factory(resolver, args)
        if let service { complete(resolver, service) }
        return service
    }
}

@propertyWrapper
public struct LazyInjected<Service> {
    private var service: Service?

    public init() {}

    public var wrappedValue: Service {
        mutating get {
            let value = service ?? Resolver.resolve()
            service = value
            return value
        }
    }

    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    public mutating func release() { service = nil }
}

@propertyWrapper
public struct OptionalInjected<Service> {
    public var wrappedValue: Service?

    public init() { wrappedValue = Resolver.optional() }
}

@propertyWrapper
public struct Injected<Service> {
    public var wrappedValue: Service

    public init(name: Resolver.Name? = nil) {
        wrappedValue = Resolver.resolve(name: name)
    }
}
