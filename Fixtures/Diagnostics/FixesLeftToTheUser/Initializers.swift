// @Provides
final class Log {}

/// The initializer has the parameter already.
final class Taken {
    // @Needs
    var log: Log!

    // @Needs
    init(log: Log) {}
}

/// A subclass may call the initializer.
class Base {
    // @Needs
    var log: Log!

    // @Needs
    init() {}
}

/// Here the initializer can take it.
final class Free {
    // @Needs
    var log: Log!

    // @Needs
    init() {}
}

// @Needs
final class Hidden {
    private init(log: Log) {}
    init() {}
    init(size: Int) {}
}
