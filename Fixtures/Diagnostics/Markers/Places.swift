func body() {
    // @Provides
    let local: Int = 3
    print(local)
}

// @Provides(once)
// @Provides(weak)
final class Twice {}

// A marker is above its declaration, or before it on the same line. Nothing follows from one that is not.

final class Ticket {
    init(
        // @Needs
        start: Start,
        /* @Needs */ end: End, other: Int  // @Needs
    ) {}
}

struct Start {}  // @Provides
enum Rows { /* @Provides */ struct End {} }

@MainActor  // @Provides
final class Late {}

/* @Provides */ /* It is new for each need. */ final class Early {}

final class Home {
    // @Needs
    init(start: Start, end: Rows.End, late: Late, early: Early) {}
}

let later: Int =  // @Provides
    3

enum Words {
    // @provides
    case a
    // @Scoped
    case b
    // @Needed later, when there is time.
    case c
    // @Provided
    case d
}
// @Needs
