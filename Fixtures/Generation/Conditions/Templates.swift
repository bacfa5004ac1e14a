// Templates stand in for each other as other types do.

#if DEBUG
    // @Provides
    struct Cache<Item> {
        let item: Item
        let limit = 1
    }
#else
    // @Provides
    struct Cache<Item> {
        let item: Item
        let limit = 2
    }
#endif

protocol Teller {}

// @Provides(once, as: Teller)
final class Guide: Teller {}

#if DEBUG
    // @Provides
    struct Greeting {
        let text: String

        init<T: Teller>(teller: T, again: T) { text = "fixed" }
    }
#elseif os(Linux)
    // @Provides
    struct Greeting {
        let text: String

        init<T: Teller>(teller: T, again: T) { text = "linux" }
    }
#else
    // @Provides
    struct Greeting {
        let text = ""
    }
#endif

// @Provides
let number: Int = 7

// @Needs
func greet(cache: Cache<Int>, greeting: Greeting) -> String { "\(cache.item * cache.limit) " + greeting.text }
