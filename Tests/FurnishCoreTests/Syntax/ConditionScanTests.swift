import Testing

@testable import FurnishCore

struct ConditionScanTests {
    private func condition(_ text: String) throws -> String {
        let scan = Scan(text)
        let declaration = try #require(scan.declaration("x"))
        return declaration.condition < 0 ? "" : Conditions.texts(in: scan.file)[Int(declaration.condition)]
    }

    @Test func aBranchExcludesTheEarlierOnes() throws {
        for (text, expected) in [
            ("var x: A", ""),
            ("#if DEBUG\nvar x: A\n#endif", "DEBUG"),
            ("#if A\n#else\nvar x: A\n#endif", "!A"),
            ("#if A\n#elseif B\nvar x: A\n#endif", "!A && B"),
            ("#if A || B\nvar x: A\n#endif", "A || B"),
            ("#if A || B\n#else\nvar x: A\n#endif", "!A && !B"),
            ("#if !A\n#else\nvar x: A\n#endif", "A"),
            ("#if DEBUG\n#if os(Linux)\n#else\nvar x: A\n#endif\n#endif", "DEBUG && !os(Linux)"),
            ("#if A\n#if B || C\nvar x: A\n#endif\n#endif", "A && (B || C)"),
            ("#if compiler(>=6) // new\nvar x: A\n#endif", "compiler(>=6)"),
            ("#if A\n#endif\nvar x: A", ""),
            ("struct S {\n#if A\n@B\n#endif\nvar x: A }", ""),
            ("#if canImport(A, _version: \"1 || 2\")\n#else\nvar x: A\n#endif", "!canImport(A, _version: \"1 || 2\")"),
        ] as [(String, String)] {
            #expect(try condition(text) == expected, "\(text)")
        }
    }

    @Test func membersOfEveryBranchAreRead() {
        let scan = Scan("struct S {\n#if A\nlet a: A\n#elseif B\nlet b: B\n#else\nlet c: C\n#endif\n}")
        #expect(scan.declarations == ["struct S", "property S.a", "property S.b", "property S.c"])
    }

    /// A compiler limits how deep `#if`s are nested, but not how many branches one has.
    @Test func readsAnyNumberOfBranches() {
        let branches = (0..<2_000).map { "#elseif FLAG\($0)\nvar x\($0): A\n" }.joined()
        let scan = Scan("#if FIRST\n\(branches)#else\nvar last: A\n#endif")
        #expect(!scan.file.isBroken)
        #expect(scan.declarations.count == 2_001)
    }
}
