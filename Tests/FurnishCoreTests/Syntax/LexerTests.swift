import Testing

@testable import FurnishCore

struct LexerTests {
    private func kinds(_ text: String) -> [Token.Kind] { tokens(text).map { $0.kind }.dropLast() }

    private func tokens(_ text: String) -> [Token] {
        let source = SourceFile(path: "Test.swift", text: text)
        let buffer = TokenBuffer(byteCount: source.bytes.count)
        let range = ByteRange(0, UInt32(source.bytes.count))
        var lexer = Lexer(bytes: source.bytes.baseAddress!, range: range, buffer: buffer)
        lexer.lex()
        return (0..<lexer.writer.count).map { buffer.tokens[$0] }
    }

    @Test func aLiteralWithoutInterpolationIsOneToken() {
        for text in [
            #""""#, #""a \" b""#, ##"#"a " b"#"##, ##"#"""#"##, "\"\"\"\n a \" \"\" b\n\"\"\"", ##"#"\(a)"#"##,
            "\"\"\"\n\\\"\"\"\n\"\"\"", ###"##"a"#b"##"###,
        ] as [String] {
            #expect(kinds(text) == [.string], "\(text)")
        }
    }

    @Test func anInterpolatedLiteralMatchesItsEnd() {
        for text in [
            #""a \(b) c""#, ##"#"a \#(b) c"#"##, #""a \("b \("c") d") e""#, "\"\"\"\n\\(a {\n b\n})\n\"\"\"",
            #""\(a)\(b)""#,
            #""\(a /* ) */)""#, #""\((a, b))""#,
        ] as [String] {
            let tokens = tokens(text)
            #expect(Int(tokens[0].match) == tokens.count - 2, "\(text)")
            #expect(tokens[tokens.count - 2].kind == .stringEnd, "\(text)")
        }
    }

    @Test func aSlashInPlaceOfAnOperandStartsARegularExpression() {
        for text in ["= /a b/", "f(/[)]/)", "return /a/", "try? /^ x/", "= #/a / b/#", "= #/\n a\n/#", "{ /(a)/ }"]
            as [String]
        {
            #expect(kinds(text).contains(.regex), "\(text)")
        }
    }

    @Test func aSlashAfterAnOperandDivides() {
        for text in [
            "a / b / c", "a/b/c", "func / (a: A)", "operator /^/", "reduce(1, /) + f(/)", "(a) / b", "a /* b */",
        ] as [String] {
            #expect(!kinds(text).contains(.regex), "\(text)")
        }
    }

    @Test func commentsAreNotTokens() {
        for text in ["/* a /* b */ c */", "// a", "/**/", "/* a\n*/", "/***/", "/*/ */"] as [String] {
            #expect(kinds(text).isEmpty, "\(text)")
        }
    }

    @Test func aCommentMayStartInsideAnOperator() {
        #expect(kinds("a +/* b */ c") == [.word, .binaryOperator, .word])
    }

    @Test func spacesDecideTheKindOfAQuestionMark() {
        for (text, kind) in [
            ("a?.b", Token.Kind.postfixQuestion), ("a ? b : c", .infixQuestion), ("a ?? b", .binaryOperator),
        ] as [(String, Token.Kind)] {
            #expect(kinds(text)[1] == kind, "\(text)")
        }
    }

    @Test func textInBackticksIsOneWord() {
        for text in ["`class`", "`two words`", "`2 + 2`"] as [String] {
            #expect(kinds(text) == [.quotedWord], "\(text)")
        }
    }

    @Test func wordsMayContainAnyLetter() {
        for text in ["größe", "变量", "_a1", "$0", "🙂"] as [String] {
            #expect(kinds(text) == [.word], "\(text)")
        }
    }

    @Test func aNumberIsOneToken() {
        for text in ["1_000.5e-3", "0x1F", "0b01", "1e5", "12"] as [String] {
            #expect(kinds(text) == [.number], "\(text)")
        }
    }

    @Test func aTupleElementIsNotAFraction() {
        #expect(kinds("a.0.1") == [.word, .period, .number, .period, .number])
    }

    @Test func everyLineBreakStartsALine() {
        for lineBreak in ["\n", "\r\n", "\r"] as [String] {
            let tokens = tokens("a\(lineBreak)b\(lineBreak)\(lineBreak)c")
            #expect(tokens.map { $0.startsLine } == [true, true, true, true], "\(lineBreak.debugDescription)")
        }
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
