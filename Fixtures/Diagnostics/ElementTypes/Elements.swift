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

// @Provides(into: [String: UInt8], key: 3)
func byNumber() -> UInt8 { 0 }

// @Provides(into: [Double: UInt8], key: 3)
func byFraction() -> UInt8 { 0 }

// @Provides(into: [Int: UInt8], key: true)
func byCondition() -> UInt8 { 0 }
