// What is given is said in one of two ways, on the initializer or on its type.

// @Needs(given: first)
final class Ticket {
    init(
        first: Int,
        // @Needs
        second: Letter
    ) {}
}

final class Receipt {
    // @Needs(given: first)
    init(
        first: Int,
        // @Needs
        second: Letter
    ) {}
}

struct Letter {}
