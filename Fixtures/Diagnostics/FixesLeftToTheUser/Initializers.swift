// @Provides
final class Log {}

/// The initializer has the parameter already.
final class Taken {
    // @Needs
    var log: Log!

    // @Needs
    init(log: Log) {}
}

/// The initializer has to take another parameter.
class Base {
    // @Needs
    var log: Log!

    // @Needs
    init() {}
}

/// There is no initializer yet.
final class Free {
    // @Needs
    var log: Log!
}

// @Needs
final class Hidden {
    private init(log: Log) {}
    init() {}
    init(size: Int) {}
}
