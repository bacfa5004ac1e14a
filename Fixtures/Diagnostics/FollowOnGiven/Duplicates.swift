struct Size {}

// Which of the two is meant decides what is given.
// @Provides
func anotherLeaf() -> Leaf { Leaf(size: Size()) }

// @Provides
final class Leaf {
    // @Needs(given: size)
    init(size: Size) {}
}

// @Provides
final class Middle { init(leaf: Leaf) {} }

// @Needs
final class Garden { init(middle: (Size) -> Middle) {} }

// @Provides(once)
final class Kept { init(middle: Middle) {} }
