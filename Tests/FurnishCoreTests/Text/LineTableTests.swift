import Testing

@testable import FurnishCore

struct LineTableTests {
    @Test func everyLineEndingCounts() {
        for text in ["a\nbc", "a\r\nbc", "a\rbc"] as [String] {
            let file = SourceFile(path: "A.swift", text: text)
            #expect(
                LineTable(file).position(of: UInt32(text.utf8.count - 1)) == Position(line: 2, column: 2), "\(text)")
        }
    }
}
