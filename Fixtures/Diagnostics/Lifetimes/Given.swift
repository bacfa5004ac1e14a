// @Provides(weak)
final class WeakGiven {
    // @Needs(given: id, name)
    init(id: Int, name: String) {}
}
