// What Swift does not allow in an async function is called in a closure, after the values that wait.
// @Provides
final class Clock {
    let hour: Int

    init() async { hour = 12 }
}

enum Failure: Error {
    case broken
}

// @Provides
final class Settings {
    let name: String

    @available(*, noasync) init() { name = "settings" }

    // @Provides
    @available(*, noasync) func makeTool(_ clock: Clock, settings: Settings) -> Tool { Tool(hour: clock.hour) }
}

struct Tool {
    let hour: Int
}

// @Provides
final class Legacy {
    let text: String

    @available(*, noasync, message: "It blocks.")
    init(clock: Clock, settings: Settings) throws { text = "\(clock.hour) \(settings.name)" }
}

// @Provides
struct Maker {
    let hour: Int

    init(clock: Clock) { hour = clock.hour }

    // @Provides
    @available(*, noasync) var product: Product { Product(hour: hour) }
}

struct Product {
    let hour: Int
}

// @Provides(once)
@available(*, noasync)
func boot(clock: Clock) -> Boot { Boot(hour: clock.hour) }

struct Boot {
    let hour: Int
}

// @Needs
final class Root {
    let text: String
    private(set) var injected = 0

    init(legacy: Legacy, tool: Tool, product: Product, boot: Boot) {
        text = "\(legacy.text) \(tool.hour) \(product.hour) \(boot.hour)"
    }

    // @Needs
    @available(*, noasync) func inject(clock: Clock) { injected = clock.hour }
}

// @Needs
@available(*, noasync)
func run(legacy: Legacy) -> String { legacy.text }
