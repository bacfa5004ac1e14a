import Testing

@testable import FurnishCore

@Suite struct LexerTests {
    private func kinds(_ text: String) -> [Token.Kind] { tokens(text).map { $0.kind }.dropLast() }

    private func tokens(_ text: String) -> [Token] {
        let source = SourceFile(path: "Test.swift", text: text)
        let buffer = TokenBuffer(byteCount: source.bytes.count)
        let range = ByteRange(0, UInt32(source.bytes.count))
        var lexer = Lexer(bytes: source.bytes.baseAddress!, range: range, buffer: buffer)
        lexer.lex()
        return (0..<lexer.writer.count).map { buffer.tokens[$0] }
    }

    @Test(arguments: [
        #""""#, #""a \" b""#, ##"#"a " b"#"##, ##"#"""#"##, "\"\"\"\n a \" \"\" b\n\"\"\"", ##"#"\(a)"#"##,
        "\"\"\"\n\\\"\"\"\n\"\"\"", ###"##"a"#b"##"###,
    ])
    func aLiteralWithoutInterpolationIsOneToken(text: String) {
        #expect(kinds(text) == [.string])
    }

    @Test(arguments: [
        #""a \(b) c""#, ##"#"a \#(b) c"#"##, #""a \("b \("c") d") e""#, "\"\"\"\n\\(a {\n b\n})\n\"\"\"",
        #""\(a)\(b)""#,
        #""\(a /* ) */)""#, #""\((a, b))""#,
    ])
    func anInterpolatedLiteralMatchesItsEnd(text: String) {
        let tokens = tokens(text)
        #expect(Int(tokens[0].match) == tokens.count - 2)
        #expect(tokens[tokens.count - 2].kind == .stringEnd)
    }

    @Test(arguments: ["= /a b/", "f(/[)]/)", "return /a/", "try? /^ x/", "= #/a / b/#", "= #/\n a\n/#", "{ /(a)/ }"])
    func aSlashInPlaceOfAnOperandStartsARegularExpression(text: String) {
        #expect(kinds(text).contains(.regex))
    }

    @Test(arguments: [
        "a / b / c", "a/b/c", "func / (a: A)", "operator /^/", "reduce(1, /) + f(/)", "(a) / b", "a /* b */",
    ])
    func aSlashAfterAnOperandDivides(text: String) {
        #expect(!kinds(text).contains(.regex))
    }

    @Test(arguments: ["/* a /* b */ c */", "// a", "/**/", "/* a\n*/", "/***/", "/*/ */"])
    func commentsAreNotTokens(text: String) {
        #expect(kinds(text).isEmpty)
    }

    @Test func aCommentMayStartInsideAnOperator() {
        #expect(kinds("a +/* b */ c") == [.word, .binaryOperator, .word])
    }

    @Test(arguments: [("a?.b", Token.Kind.postfixQuestion), ("a ? b : c", .infixQuestion), ("a ?? b", .binaryOperator)])
    func spacesDecideTheKindOfAQuestionMark(text: String, kind: Token.Kind) {
        #expect(kinds(text)[1] == kind)
    }

    @Test(arguments: ["`class`", "`two words`", "`2 + 2`"])
    func textInBackticksIsOneWord(text: String) {
        #expect(kinds(text) == [.quotedWord])
    }

    @Test(arguments: ["größe", "变量", "_a1", "$0", "🙂"])
    func wordsMayContainAnyLetter(text: String) {
        #expect(kinds(text) == [.word])
    }

    @Test(arguments: ["1_000.5e-3", "0x1F", "0b01", "1e5", "12"])
    func aNumberIsOneToken(text: String) {
        #expect(kinds(text) == [.number])
    }

    @Test func aTupleElementIsNotAFraction() {
        #expect(kinds("a.0.1") == [.word, .period, .number, .period, .number])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineBreakStartsALine(lineBreak: String) {
        let tokens = tokens("a\(lineBreak)b\(lineBreak)\(lineBreak)c")
        #expect(tokens.map { $0.startsLine } == [true, true, true, true])
        #expect(tokens.map { $0.followsBlankLine } == [false, false, true, false])
    }

    @Test func aDirectiveMatchesTheNextOfItsIf() {
        let tokens = tokens("#if A\n#if B\n#endif\n#elseif C\n#else\n#endif")
        #expect(tokens[0].match == 5)
        #expect(tokens[5].match == 7)
        #expect(tokens[7].match == 8)
    }

    @Test func invalidCharactersCountAsSpace() {
        #expect(kinds("\u{FEFF}a\0\u{A0}b") == [.word, .word])
    }
}
