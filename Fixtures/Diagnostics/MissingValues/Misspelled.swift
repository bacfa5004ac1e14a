// The name of the marker is misspelled, and what it says is kept.
// @Provides
final class Misspelled {
    // @Need(given: id)
    init(id: Int, ratio: UInt128) {}
}
