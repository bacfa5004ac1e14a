struct Response: Sendable, Equatable {
    let status: Int
    let text: String
}
