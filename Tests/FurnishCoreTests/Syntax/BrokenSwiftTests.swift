import Testing

@testable import FurnishCore

@Suite struct BrokenSwiftTests {
    @Test(arguments: [
        "struct A {", "struct A }", "func f( {}", "func (", "class {}", "init {}", "let a = \"b", "let a = \"\"\"\nb",
        "/* a",
        "func f(a) {}", "func f(a: ) {}", "let a: \nfunc f() {}", "let a =\nfunc f() {}", "struct A { b c }",
        "struct A { let b: Int let c: Int }", "extension {}", "enum E { case }", "typealias A",
        "#if B\nstruct A {\n#endif",
        "#endif", "let a = (1, 2", "let a = ]", "let a = <#value#>", "<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> b",
        "let ` = 1",
        "struct A: {}", "func f() -> {}", "let a = \"\\(b\"", "var", "import", "let a = #\"b\"", "struct A { @B }",
        "final c", "nonisolated final", "public", "private(set)", "/", "a +", "import struct", "struct A { import }",
    ])
    func aFileThatIsBeingTypedIsLeftToTheCompiler(text: String) {
        let scan = Scan("// @Provides once\n\n\(text)\n")
        #expect(scan.file.isBroken)
        #expect(scan.mistakes == [])
    }

    @Test(
        arguments: [
            [], [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0x2F, 0x2F, 0x40, 0xFF], Array("// @Needs(given: \u{0})".utf8),
        ] as [[UInt8]])
    func anyBytesAreReadToTheEnd(bytes: [UInt8]) {
        _ = ScanReport.json([Scan(bytes: bytes).file])
    }

    @Test(arguments: [
        "(", ")", "{", "\"\\(", "/*", "*/", "[", "<", "#if A\n", "#else\n", "struct A {", "`", "#\"\"\"\\#(", "a<b<c",
        "// @Needs(\n", "f {", "public\n", "@A(", "case a(", "x ? ", "if a {", "(A) -> ",
    ])
    func nestingNeverExhaustsTheStack(piece: String) {
        let scan = Scan(String(repeating: piece, count: 20_000))
        #expect(scan.file.declarations.count <= 20_001)
    }

    @Test func truncatedSwiftIsReadToTheEnd() {
        let text = Array(
            "// @Provides(once, as: B)\n@C(d) public final class A<T: P>: B where T: Q {\n  // @Needs\n  init?(a: [Int] = [1], b: @escaping () -> Void) throws(E) { \"\\(a)\" }\n}\n#if D\nlet e = /f/\n#endif\n"
                .utf8)
        for length in text.indices { _ = Scan(bytes: Array(text[..<length])) }
    }
}
