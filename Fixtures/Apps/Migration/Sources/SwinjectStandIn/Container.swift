/// Stands in for Swinject, with the signatures that the examples use.
public protocol Resolver {
    func resolve<Service>(_ serviceType: Service.Type) -> Service?
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
    func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service?
}

public final class Container: Resolver {
    private var entries: [ServiceKey: any AnyServiceEntry] = [:]
    private var depth = 0

    private let parent: Container?

    public init(parent: Container? = nil) { self.parent = parent }

    @discardableResult
    public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
    ) -> ServiceEntry<Service> {
        add(ServiceEntry { [unowned self] _ in factory(self) }, ServiceKey(serviceType, Void.self, name))
    }

    @discardableResult
    public func register<Service, Arg1>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Arg1) -> Service
    ) -> ServiceEntry<Service> {
        add(ServiceEntry { [unowned self] in factory(self, $0 as! Arg1) }, ServiceKey(serviceType, Arg1.self, name))
    }

    private func add<Service>(_ entry: ServiceEntry<Service>, _ key: ServiceKey) -> ServiceEntry<Service> {
        entries[key] = entry
        return entry
    }

    public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
        resolve(serviceType, name: nil)
    }

    public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
        instance(ServiceKey(serviceType, Void.self, name), ())
    }

    public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? {
        instance(ServiceKey(serviceType, Arg1.self, nil), argument)
    }

    private func instance<Service>(_ key: ServiceKey, _ argument: Any) -> Service? {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { endGraph() }
        }
        guard let entry = entries[key] as? ServiceEntry<Service> else { return parent?.instance(key, argument) }
        return entry.instance(argument, self)
    }

    private func endGraph() {
        for entry in entries.values {
            entry.storage.graphResolutionCompleted()
        }
    }

    public func resetObjectScope(_ objectScope: ObjectScope) {
        for entry in entries.values where entry.objectScope === objectScope {
            entry.storage.instance = nil
        }
    }
}

/// Registrations differ in their types of arguments too.
private struct ServiceKey: Hashable {
    let service: ObjectIdentifier
    let argument: ObjectIdentifier
    let name: String?

    init(_ service: Any.Type, _ argument: Any.Type, _ name: String?) {
        self.service = ObjectIdentifier(service)
        self.argument = ObjectIdentifier(argument)
        self.name = name
    }
}

private protocol AnyServiceEntry: AnyObject {
    var objectScope: ObjectScope { get }
    var storage: any InstanceStorage { get }
}

public final class ServiceEntry<Service>: AnyServiceEntry {
    private let factory: (Any) -> Service
    private var completed: (Resolver, Service) -> Void = { _, _ in }
    fileprivate var objectScope = ObjectScope.graph
    fileprivate lazy var storage = objectScope.storageFactory()

    fileprivate init(factory: @escaping (Any) -> Service) {
        self.factory = factory
    }

    @discardableResult
    public func inObjectScope(_ objectScope: ObjectScope) -> Self {
        self.objectScope = objectScope
        return self
    }

    @discardableResult
    public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> Self {
        self.completed = completed
        return self
    }

    fileprivate func instance(_ argument: Any, _ resolver: Resolver) -> Service {
        if let instance = storage.instance as? Service { return instance }
        let instance = factory(argument)
        storage.instance = instance
        completed(resolver, instance)
        return instance
    }
}
