import Combine
import Dispatch
import Synchronization

/// Two screens need it.
// @Provides
final class Cart { var items: [String] = [] }

/// A screen and its part need it: they meet in one call.
// @Provides(live, as: Searching)
final class SearchModel: Searching { lazy var text = "" }
protocol Searching: AnyObject {}

/// A direct need, and a closure of another type.
// @Provides
final class Draft { var text = "" }

/// Two needs of one initializer.
// @Provides
actor Die {}

/// A type without state is made for two screens.
// @Provides
final class Wishes { var names: [String] = [] }
// @Provides
struct Wishlist { let wishes: Wishes }

/// A closure makes again and again a type without state.
// @Provides
final class Meter { var count = 0 }
// @Provides
struct Reader { let meter: Meter }

/// A collection and a screen.
protocol Sink {}
// @Provides(into: [any Sink])
final class FileSink: Sink { var lines: [String] = [] }

// @Needs
final class CartScreen {
    init(
        cart: Cart, search: any Searching, header: Header, draft: Draft, makeDraft: () -> Draft, wishlist: Wishlist,
        sinks: [any Sink]
    ) {}
}
// @Provides
struct Header { let search: SearchModel }

// @Needs
final class ShopScreen {
    init(
        cart: Cart, optional: Cart? = nil, red: Die, blue: Die, makeDraft: @escaping () -> Draft, wishlist: Wishlist,
        read: @escaping () -> Reader, sink: FileSink
    ) {}
}

// A member needs its owner, at each read.
// @Provides
final class Clock {
    var zone = 0
    // @Provides
    var minute: Minute { Minute() }
    // @Provides
    func makeHour() -> Hour { Hour() }
}
struct Minute {}
struct Hour {}
// @Needs
func tell(minute: Minute, hour: Hour) {}
