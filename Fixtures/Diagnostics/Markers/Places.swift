func body() {
    // @Provides
    let local: Int = 3
    print(local)
}

// @Provides(once)
// @Provides(weak)
final class Twice {}

final class Both {
    // @Needs(given: start)
    init(
        start: Int,
        // @Needs
        end: Int
    ) {}
}

let later: Int =  // @Provides
    3

enum Words {
    case a  // @provides
    // @Scoped
    case b
    // @Needed later, when there is time.
    case c
    // @Provided
    case d
}
// @Needs
