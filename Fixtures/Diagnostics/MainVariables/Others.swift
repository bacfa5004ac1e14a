typealias Farewell = String

// @Provides
let farewell: Farewell = "Bye"

final class OtherScreen {
    // @Needs
    init(farewell: Farewell) {}
}
