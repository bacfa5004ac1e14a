enum Feature {
    // @Scope
    struct Cart {}
}

// The name of a factory begins with the names of all types around its scope.
final class Shop {
    // @Needs
    init(makeCart: @escaping (Feature.Cart) -> CartFactory) {}
}
