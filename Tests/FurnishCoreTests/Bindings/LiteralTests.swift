import Testing

@testable import FurnishCore

struct LiteralTests {
    /// The next line would have the indentation of another place.
    @Test(arguments: [("", true), ("\n", false), ("\r", false), ("\r\n", false)])
    func isOnOneLine(_ lineBreak: String, _ isLiteral: Bool) throws {
        let file = SourceFile(path: "A.swift", text: "[1,\(lineBreak)2]")
        let (trees, value) = try #require(SyntaxTrees.read(.value, ByteRange(0, UInt32(file.bytes.count)), in: file))
        #expect((Literal.classify(value, trees) == .literal) == isLiteral)
    }
}
