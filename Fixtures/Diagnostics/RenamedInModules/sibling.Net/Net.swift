import Core

/// The error here is the only one.
// @Provides(as: NetwrkAPI)
public final class Net: RemoteAPI {
    public init() {}
}
