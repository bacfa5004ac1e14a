@MainActor
public protocol CountStore: AnyObject {
    var count: Int { get set }
}

/// Where counts are kept is nobody's business but this package's.
// @Provides(once, as: CountStore)
@MainActor
package final class MemoryCountStore: CountStore {
    package var count = 0

    package init() {}
}
