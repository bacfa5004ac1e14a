// A template's mistake is told once, whatever is made of it.

#if DEBUG
    // @Provides
    struct Shelf<Item> {}
#else
    // @Provides(once)
    struct Shelf<Item> {}
#endif

struct Store {
    // @Needs
    init(numbers: Shelf<Int>, texts: Shelf<String>) {}
}
