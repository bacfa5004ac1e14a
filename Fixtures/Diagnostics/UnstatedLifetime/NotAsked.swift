import SwiftUI

// @Provides
final class ItemModel {
    var isOpen = false
    // @Needs(given: item)
    init(item: String) {}
}
// @Provides
final class ItemParent { var text = ""; init(model: ItemModel) {} }
// @Provides
final class Owned { var text = "" }
/// Only closures make it.
// @Provides
final class Page { var text = ""; init(owned: Owned) {} }
// @Provides
final class Stated { var text = ""; init(stated: Shared) {} }
// @Provides(each)
final class Shared { var text = "" }
protocol Store {}
final class MemoryStore: Store { var items: [Int] = [] }
/// A result that is a protocol is not looked into.
// @Provides
func makeStore() -> any Store { MemoryStore() }
// @Provides
class Controller: UIViewController { var isShown = false }
// @Provides
struct Values { var text = "" }
/// What others keep, and what is injected.
// @Provides
final class Client {
    let session = URLSession.shared
    let shared = Tab.shared
    let passed: Box
    // @Needs
    var store: any Store
    static var count = 0
    var total: Int { 1 }
    init(passed: Box, store: any Store) {}
}
final class Tab { static let shared = Tab(); var index = 0 }
#if os(iOS)
    // @Provides
    final class Only { var text = "" }
    // @Needs
    final class Phone { init(only: Only) {} }
#endif
#if os(macOS)
    // @Provides
    final class Only { var text = "" }
    // @Needs
    final class Desk { init(only: Only) {} }
#endif
#if DEBUG
    // @Provides
    final class Sample { init(page: Owned) {} }
    // @Needs
    final class Samples { init(page: Owned, sample: Sample) {} }
#endif

// @Needs
struct Left: View {
    let parent: ItemParent
    let page: () -> Page
    let pages: () -> Page
    let stated: Shared
    let store: any Store
    let controller: Controller
    let values: Values
    let client: Client
}
// @Needs
struct Right: View {
    let parent: ItemParent
    let page: () -> Page
    let stated: Shared
    let store: any Store
    let controller: Controller
    let values: Values
    let client: Client
    let makeLeft: (String) -> Left
}

/// The member is made once, and so is its owner.
// @Provides
final class Maker {
    var count = 0

    init() {}

    // @Provides(once)
    func product() -> Product { Product() }
}

struct Product {}

// @Needs
func first(product: Product) {}

// @Needs
func second(product: Product) {}
