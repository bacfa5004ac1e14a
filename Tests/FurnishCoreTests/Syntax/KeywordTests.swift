import Testing

@testable import FurnishCore

@Suite struct KeywordTests {
    private func keyword(_ word: String) -> Keyword {
        let source = SourceFile(path: "Test.swift", text: word)
        let buffer = TokenBuffer()
        var lexer = Lexer(
            bytes: source.bytes.baseAddress!, range: ByteRange(0, UInt32(source.bytes.count)), buffer: buffer)
        lexer.lex()
        return buffer.tokens[0].keyword(in: lexer.bytes)
    }

    private static let renamed: [Keyword: String] = [
        .oldConsuming: "__consuming", .oldOwned: "__owned", .oldShared: "__shared", .setterAccess: "__setter_access",
    ]

    @Test func everyKeywordIsFoundByItsSpelling() {
        let all = (1...UInt8.max).compactMap { Keyword(rawValue: $0) }
        for expected in all { #expect(keyword(Self.renamed[expected] ?? "\(expected)") == expected) }
        #expect(all.last == .sourceLocation)
    }

    @Test func otherWordsAreNotKeywords() {
        for word in ["clas", "Class", "x", "classes", "_", "$0"] as [String] {
            #expect(keyword(word) == .none, "\(word)")
        }
    }

    @Test func whileIsTheLastReservedWord() {
        #expect(Keyword.while.isReserved)
        #expect(!Keyword._const.isReserved)
    }
}
