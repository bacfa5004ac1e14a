// What conforms to what is missing, and what keeps it from being made.

protocol Shop {}

final class Single: Shop {
    static let shared = Single()
    private init() {}
}

protocol Bank {}

final class Typed: Bank {
    static let instance: Typed = Typed()
    private init() {}
}

protocol Post {}

final class Sorted: Post {
    init() {}
    convenience init(log: Log) { self.init() }
}

protocol Harbour {}

final class Unsure: Harbour {
    init?() {}
}

protocol Garden {}

final class Walled: Garden {
    private init() {}
}

final class Maybe {
    init?(log: Log) {}
}

final class Town {
    // @Needs
    init(
        shop: Shop, bank: Bank, post: Post, harbour: Harbour, garden: Garden, maybe: Maybe, gardens: [Garden],
        makeMaybe: () -> Maybe
    ) {}
}
