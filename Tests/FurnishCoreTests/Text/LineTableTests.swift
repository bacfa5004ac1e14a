import FurnishCore
import Testing

@Suite struct LineTableTests {
    @Test(arguments: ["a\nbc", "a\r\nbc", "a\rbc"])
    func everyLineEndingCounts(text: String) {
        let file = SourceFile(path: "A.swift", text: text)
        #expect(LineTable(file).position(of: UInt32(text.utf8.count - 1)) == Position(line: 2, column: 2))
    }
}
