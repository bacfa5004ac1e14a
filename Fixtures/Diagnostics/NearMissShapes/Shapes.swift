struct User {}

// @Provides
func name() -> String { "" }

// @Provides
func number() -> Int? { nil }

protocol Step {}

// @Provides(once, as: Step)
struct First: Step {}

// @Provides
let ids: [Double] = []

typealias BaseURL = URL

// @Provides
let base: BaseURL = URL("…")

struct Store<Element> {}

// @Provides
typealias FloatStore = Store<Float>

final class Screen {
    // @Needs
    init(name: String?, number: Int, steps: [any Step], id: Double, url: URL, store: Store<User>) {}
}
