import Foundation

// @Provides(into: [Int])
func text() -> String { "" }

// @Provides(into: [String: URL], key: "a")
let number: Int = 1

// @Provides(into: [any Error])
let error: Int = 1

// @Provides(into: [Seconds])
let time: TimeInterval = 1

typealias Seconds = Double
