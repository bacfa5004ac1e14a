import Core
import Foundation

protocol Clock {}

// @Provides(once, as: Clock)
struct SystemClock: Clock {}

// @Provides(once)
final class Database {
    init() async throws {}
}

// @Provides(weak)
final class Cache {
    init(clock: Clock) {}
}

// @Provides(graph)
final class Basket {
    init(cache: Cache, database: Database) {}
}

// @Provides
final class ProductViewModel {
    // @Needs(given: id)
    init(id: Int, basket: Basket, http: HTTPClient) {}
}

protocol Step {}

// @Provides(into: [Step])
struct Payment: Step {
    init(clock: Clock, limit: Int = 3) {}
}

// @Provides(into: [Step])
struct Shipping: Step {}

@MainActor final class ProductViewController {
    // @Needs
    init(model: ProductViewModel, makeModel: @escaping (Int) async throws -> ProductViewModel) {}
}

final class CheckoutViewController {
    // @Needs
    init(steps: [any Step], basket: Basket, theme: Theme) {}
}

#if DEBUG
    // @Needs
    func runDebugMenu(cache: Cache) {}
#endif

struct Theme {}

// @Provides
final class Left {
    init(right: Right) {}
}

// @Provides
final class Right {
    init(left: Left) {}
}

struct Box<Element> {
    init(element: Element) {}
}

// @Provides
typealias ClockBox = Box<SystemClock>

final class BoxScreen {
    // @Needs
    init(box: Box<SystemClock>) {}
}
