public class ResolverScope: @unchecked Sendable {
    public static let application = ResolverScopeCache()
    public static let cached = ResolverScopeCache()
    public static let graph: ResolverScope = ResolverScopeGraph()
    public static let shared: ResolverScope = ResolverScopeShare()
    /// Makes another instance each time.
    public static let unique = ResolverScope()

    public init() {}

    func resolve<Service>(
        _ registration: ResolverRegistration<Service>, _ resolver: Resolver, _ args: Resolver.Args
    ) -> Service? {
        registration.make(resolver, args)
    }
}

public final class ResolverScopeCache: ResolverScope, @unchecked Sendable {
    private var services: [String: Any] = [:]

    override func resolve<Service>(
        _ registration: ResolverRegistration<Service>, _ resolver: Resolver, _ args: Resolver.Args
    ) -> Service? {
        if let service = services[registration.key] as? Service { return service }
        let service = registration.make(resolver, args)
        services[registration.key] = service
        return service
    }

    public func reset() {
        services = [:]
    }
}

/// Shares class instances until the outermost call ends.
final class ResolverScopeGraph: ResolverScope, @unchecked Sendable {
    private var services: [String: Any] = [:]
    private var depth = 0

    override func resolve<Service>(
        _ registration: ResolverRegistration<Service>, _ resolver: Resolver, _ args: Resolver.Args
    ) -> Service? {
        if let service = services[registration.key] as? Service { return service }
        depth += 1
        let service = registration.make(resolver, args)
        depth -= 1
        if depth == 0 {
            services = [:]
        } else if let service, type(of: service as Any) is AnyClass {
            services[registration.key] = service
        }
        return service
    }
}

final class ResolverScopeShare: ResolverScope, @unchecked Sendable {
    private struct Weak {
        weak var service: AnyObject?
    }

    private var services: [String: Weak] = [:]

    override func resolve<Service>(
        _ registration: ResolverRegistration<Service>, _ resolver: Resolver, _ args: Resolver.Args
    ) -> Service? {
        if let service = services[registration.key]?.service as? Service { return service }
        let service = registration.make(resolver, args)
        services[registration.key] = Weak(service: service as AnyObject?)
        return service
    }
}
