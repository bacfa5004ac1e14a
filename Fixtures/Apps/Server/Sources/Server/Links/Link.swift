struct Link: Codable, Equatable, Sendable {
    let code: String
    let target: String
    var clicks = 0
}

typealias FreshCode = String

// @Provides(live)
func makeFreshCode() -> FreshCode {
    String((0..<6).map { _ in "abcdefghijkmnpqrstuvwxyz23456789".randomElement()! })
}
