protocol Shape {}

// @Provides(as: Shape)
struct Circle: Shape {}

// @Needs
func draw(shape: some Shape & AnyObject) {}

struct Maker<T> {
    // @Provides
    static func number() -> UInt8 { 1 }

    // @Provides
    static func maker() -> Maker<T> { fatalError() }
}

// @Needs
func make(number: UInt8, maker: Maker<Int>) {}
