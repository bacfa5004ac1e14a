protocol Bank {
    func pay(_ coins: Int) -> String
}

/// It touches the outside world.
// @Provides(once, live, as: Bank)
struct CityBank: Bank {
    func pay(_ coins: Int) -> String { "\(coins) paid" }
}

// @Provides(live)
func roll() -> Dice { Dice(eyes: .random(in: 1...6)) }

struct Dice {
    let eyes: Int
}

// @Needs
struct Payment {
    let bank: any Bank
    let dice: Dice
}

#if DEBUG
    /// The fake factory uses it, where a test passes no other one.
    // @Provides(fake, as: Bank)
    struct ToyBank: Bank {
        func pay(_ coins: Int) -> String { "\(coins) toy coins" }
    }
#endif
