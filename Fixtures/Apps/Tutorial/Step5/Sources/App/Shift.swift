struct Barista {
    let name: String
}

// @Scope
struct Shift {
    // @Provides
    let barista: Barista
}

// @Provides(once, in: Shift)
final class Takings {
    private let barista: Barista
    private var total = 0

    init(barista: Barista) {
        self.barista = barista
    }

    func add(_ amount: Int) { total += amount }

    deinit { print("\(barista.name) took \(total)") }
}
