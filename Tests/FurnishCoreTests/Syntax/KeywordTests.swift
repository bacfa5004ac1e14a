import Testing

@testable import FurnishCore

struct KeywordTests {
    private func keyword(_ word: String) -> Keyword {
        let source = SourceFile(path: "Test.swift", text: word)
        let buffer = TokenBuffer()
        var lexer = Lexer(
            bytes: source.bytes.baseAddress!, range: ByteRange(0, UInt32(source.bytes.count)), buffer: buffer)
        lexer.lex()
        return buffer.tokens[0].keyword(in: lexer.bytes)
    }

    @Test func everyKeywordIsFoundByItsSpelling() {
        for expected in Keyword.allCases.dropFirst() { #expect(keyword(expected.rawValue) == expected) }
        #expect(keyword("__consuming") == .oldConsuming)
        #expect(keyword("sourceLocation") == .sourceLocation)
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
