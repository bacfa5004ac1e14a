// No caller can pass what an instance needs that is made once, or that such a one makes.

// @Provides(once)
final class Cache {
    init(limit: Substring, shelf: Shelf) {}
}

// @Provides
struct Shelf {
    let books: [Substring]
}

// Nor one whose name another value has on the way.
// @Provides
struct Inner {
    let size: Range<Int>
}

final class Outer {
    // @Needs(given: size)
    init(size: Int, inner: Inner, cache: Cache) {}
}
