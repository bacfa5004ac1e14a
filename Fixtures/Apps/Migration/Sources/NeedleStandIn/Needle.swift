/// Stands in for NeedleFoundation, with the signatures that the examples and generated code use and no thread safety.
public protocol Dependency: AnyObject {}

public protocol EmptyDependency: AnyObject {}

public final class EmptyDependencyProvider: EmptyDependency {
    public init(component: Scope) {}
}

public protocol Scope: AnyObject {
    var path: [String] { get }
    var parent: Scope { get }
}

@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    public let parent: Scope
    public private(set) var dependency: DependencyType!
    private var sharedInstances: [String: Any] = [:]

    public var path: [String] { parent.path + ["\(type(of: self))"] }

    public init(parent: Scope) {
        self.parent = parent
        dependency = (__DependencyProviderRegistry.instance.dependencyProvider(for: self) as! DependencyType)
    }

    public final func shared<T>(function: String = #function, _ factory: () -> T) -> T {
        if let instance = sharedInstances[function] as? T { return instance }
        let instance = factory()
        sharedInstances[function] = instance
        return instance
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T {
        dependency[keyPath: keyPath]
    }
}

open class BootstrapComponent: Component<EmptyDependency> {
    public init() {
        super.init(parent: BigBang())
    }

    private final class BigBang: Scope {
        let path = ["^"]
        var parent: Scope { self }
    }
}

public final class __DependencyProviderRegistry: @unchecked Sendable {
    public static let instance = __DependencyProviderRegistry()

    private var providerFactories: [String: (Scope) -> AnyObject] = [:]

    public func registerDependencyProviderFactory(
        for componentPath: String, _ dependencyProviderFactory: @escaping (Scope) -> AnyObject
    ) {
        providerFactories[componentPath] = dependencyProviderFactory
    }

    func dependencyProvider(for component: Scope) -> AnyObject {
        let path = component.path.joined(separator: "->")
        guard let factory = providerFactories[path] else { fatalError("no provider is registered for \(path)") }
        return factory(component)
    }
}
