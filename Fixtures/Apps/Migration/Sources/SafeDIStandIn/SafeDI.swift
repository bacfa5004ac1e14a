/// Stands in for SafeDI, with the macros and the type that the examples use.
public protocol Instantiable {
    associatedtype ForwardedProperties = Void
}

@attached(member, names: named(ForwardedProperties))
public macro Instantiable(
    isRoot: Bool = false, fulfillingAdditionalTypes additionalTypes: [Any.Type] = []
) = #externalMacro(module: "SafeDIMacros", type: "InstantiableMacro")

@attached(peer)
public macro Instantiated() = #externalMacro(module: "SafeDIMacros", type: "InjectableMacro")

@attached(peer)
public macro Received() = #externalMacro(module: "SafeDIMacros", type: "InjectableMacro")

@attached(peer)
public macro Forwarded() = #externalMacro(module: "SafeDIMacros", type: "InjectableMacro")

public final class Instantiator<T: Instantiable> {
    private let instantiator: (T.ForwardedProperties) -> T

    public init(_ instantiator: @escaping (T.ForwardedProperties) -> T) {
        self.instantiator = instantiator
    }

    public func instantiate(_ forwardedProperties: T.ForwardedProperties) -> T {
        instantiator(forwardedProperties)
    }
}
