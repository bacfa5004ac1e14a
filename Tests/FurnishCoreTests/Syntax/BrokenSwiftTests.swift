import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

struct BrokenSwiftTests {
    @Test func unfinishedCodeIsLeftToTheCompiler() {
        for text in [
            "struct A {", "struct A }", "func f( {}", "func (", "class {}", "init {}", "let a = \"b",
            "let a = \"\"\"\nb",
            "/* a",
            "func f(a) {}", "func f(a: ) {}", "let a: \nfunc f() {}", "let a =\nfunc f() {}", "struct A { b c }",
            "struct A { let b: Int let c: Int }", "extension {}", "enum E { case }", "typealias A",
            "#if B\nstruct A {\n#endif",
            "#endif", "let a = (1, 2", "let a = ]", "let a = <#value#>", "<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> b",
            "let ` = 1",
            "struct A: {}", "func f() -> {}", "let a = \"\\(b\"", "var", "import", "let a = #\"b\"", "struct A { @B }",
            "final c", "nonisolated final", "public", "private(set)", "/", "a +", "import struct",
            "struct A { import }",
            "clas A {}", "fnal class A {}", "let a = 1\na b", "&struct A {}", "/ @Provides\nstruct A {}", "a 1",
            "s@truct A {}",
            "func f<A>(a: A) where A dable {}", "structA: B { let c: Int }", "letA: B = c()",
            "/ @Provides(once)\nstruct A {}",
            "#f DEBUG", "func f(a: (_ b: ) -> C) {}", "let a: [B: ]", "let a: B<>", "class A<> {}", "let a: (B ->)",
            "func f() -> any", "let a: some = b",
            "let a = b c", "func f(a: B = c d) {}", "let a = 1 @B", "let a = @B\nlet c = 1",
        ] as [String] {
            let scan = Scan("// @Provides once\n\n\(text)\n")
            #expect(scan.file.isBroken, "\(text)")
            #expect(scan.mistakes == [], "\(text)")
        }
    }

    @Test func statementsAreSkipped() {
        for text in [
            "a as B", "a is B", "for a in b where c { d }", "if let a = b, c { d } else { e }",
            "do { a } catch let b { c }",
            "repeat { a } while b", "guard a else { b }", "_ = consume a", "_ = copy a", "a = unsafe b",
            "a { b } c: { d }",
            "#if A\na\n#endif", "a; b", "open(a)", "open = a", "while case .a(let b) = c { d }", "try? a()",
            "async let a = b",
            "a ? b : c", "label: for a in b { continue label }", "switch a { default: b }",
            "if #available(iOS 13, *) { a }",
            "let a = consume b", "let a = try await unsafe b", "let a = b ? c : d", "a: do { b }",
            "let a = b as @C () -> D",
            "final\na", "repeat each a", "_ = any A.self", "a.import", "a.init(b)", "return", "return a",
            "return \"a\"",
        ] as [String] {
            let scan = Scan("// @Provides\nstruct S {}\n\(text)\n// @Provides\nstruct T {}\n")
            #expect(!scan.file.isBroken, "\(text)")
            #expect(scan.file.markers.count == 2, "\(text)")
            #expect(scan.mistakes == [], "\(text)")
        }
    }

    @Test func anyBytesAreReadToTheEnd() {
        for bytes in [
            [], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0x2F, 0x2F, 0x40, 0xFF], Array("// @Needs(given: \u{0})".utf8),
            // Two nodes for each of its tokens.
            Array("// @Provides(as: \(String(repeating: "@", count: 300)) A)\nclass B {}".utf8),
            Array("// @Provides(as: \(String(repeating: "@a", count: 300)) A)\nclass B {}".utf8),
        ] as [[UInt8]] {
            _ = ScanReport.text([Scan(bytes: bytes).file], as: .json)
        }
    }

    @Test func nestingNeverExhaustsTheStack() {
        for piece in [
            "(", ")", "{", "\"\\(", "/*", "*/", "[", "<", "#if A\n", "#else\n", "struct A {", "`", "#\"\"\"\\#(",
            "a<b<c",
            "// @Needs(\n", "f {", "public\n", "@A(", "case a(", "x ? ", "if a {", "(A) -> ",
        ] as [String] {
            let scan = Scan(String(repeating: piece, count: 20_000))
            #expect(scan.file.declarations.count <= 20_001, "\(piece)")
        }
    }

    /// An editor shows such text while a person types.
    @Test func attributesMayHaveAnyArguments() {
        for attribute in ["available", "objc", "MainActor", "Box", "inlinable", "retroactive"] {
            for arguments in [
                "", " ", ",", ",,", "/* a */", "// a\n", "*", "*,", "iOS", "iOS,", ", iOS 16", "iOS 16,", "iOS 1.",
                "iOS .",
                "\"", "\"\"", "\"a, b\"", "iOS 99999999999999999999", "*, unavailable", "*,\nunavailable", "swift 6",
                ":",
                "noasync", "a:", "[", "{}", "\u{0}", "é 1", "iOS 16 17",
            ] as [String] {
                let head = "@\(attribute)(\(arguments))\n"
                let text = """
                    // @Provides
                    \(head)public struct A { \(head)let a = 1
                    // @Needs
                    \(head)init() {} }
                    // @Needs
                    \(head)func run(\(head)a: A, b: \(head)() -> A) {}

                    """
                let file = SourceFile(path: "A.swift", text: text)
                let modules = [SourceModule(name: "App", origin: .own, files: [file])]
                _ = Workbench.check(modules)
                _ = Generator.generate(modules)
            }
        }
    }

    @Test func truncatedSwiftIsReadToTheEnd() {
        let text = Array(
            "// @Provides(once, as: B)\n@C(d) public final class A<T: P>: B where T: Q {\n  // @Needs\n  init?(a: [Int] = [1], b: @escaping () -> Void) throws(E) { \"\\(a)\" }\n}\n#if D\nlet e = /f/\n#endif\n"
                .utf8)
        for length in text.indices { _ = Scan(bytes: Array(text[..<length])) }
    }
}
