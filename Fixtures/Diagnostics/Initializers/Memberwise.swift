// @Provides
struct Conditional {
    #if DEBUG
        var name: String
    #endif
}

// @Provides
struct Pattern {
    let (a, b): (Int, Int)
}

protocol Themed {
    // @Provides
    static var theme: String { get }
}

// @Provides
struct Lender {
    init(buffer: inout [Int]) {}
}

// @Provides
struct Filler {
    // @Needs(given: buffer)
    init(buffer: inout [Int]) {}
}

let secret = 4

// @Provides
struct Repeated {
    init(of first: Double = Double(secret), of second: Filler) {}
}

final class LentScreen {
    // @Needs
    init(makeFiller: @escaping () -> Filler) {}
}

// @Provides(into: [Camera])
final class Camera {
    init?() {}
}
