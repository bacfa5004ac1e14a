// A function that runs on its caller's actor does so behind a private forwarder too.

nonisolated final class Box {
    var number = 0
}

// @Provides
final class Store {}

// @Needs(given: box)
func fill(box: Box, store: Store, isolation: isolated (any Actor)? = #isolation) async -> Int {
    box.number += 1
    return isolation == nil ? 0 : 1
}
