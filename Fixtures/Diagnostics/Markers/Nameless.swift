// What has no name that generated code could call it by.

// @Provides
let (width, height): (Int, Int) = (3, 4)

// @Provides
let _: Double = 3

struct Sum {
    // @Provides
    static func + (sum: Sum, size: (Int, Int)) -> Sum { sum }

    // @Provides
    static prefix func √ (sum: Sum) -> Float { 0 }
}

final class Frame {
    // @Needs
    init(size: (Int, Int), ratio: Double, sum: Sum, root: Float) {}

    // @Needs
    var (left, right): (Int, Int) = (0, 0)
}
