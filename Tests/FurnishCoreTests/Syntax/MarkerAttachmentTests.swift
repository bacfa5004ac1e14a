import Testing

@testable import FurnishCore

struct MarkerAttachmentTests {
    @Test func aMarkerBelongsToTheDeclarationThatComesNext() {
        for text in [
            "// @Needs\nstruct A {}", "/// @Needs\nstruct A {}", "/* @Needs */ struct A {}",
            "/** @Needs */\nstruct A {}",
            "//@Needs\nstruct A {}", "/*\n * @Needs\n */\nstruct A {}", "// @Needs\n/// A.\n// b\nstruct A {}",
            "// @Needs\n@MainActor\npublic struct A {}", "@MainActor\n// @Needs\npublic struct A {}",
            "// @Needs\r\nstruct A {}\r\n", "\t// \t@Needs\nstruct A {}", "/* @Needs */ /* b */ struct A {}",
            "/** @Needs **/ struct A {}", "// @Needs\n#if B\n@C\n#endif\nstruct A {}", "// @Needs\n@B\n\nstruct A {}",
        ] as [String] {
            let scan = Scan(text)
            #expect(scan.markers == ["@Needs struct A"], "\(text)")
            #expect(scan.mistakes == [], "\(text)")
        }
    }

    @Test func otherMarkersMayComeBetween() {
        #expect(Scan("// @Provides\n// @Needs\nstruct A {}").markers == ["@Provides struct A", "@Needs struct A"])
    }

    @Test func aMarkerWithoutADeclarationIsAMistake() {
        for (text, line) in [
            ("// @Needs\n\nstruct A {}", 1), ("// @Needs\n  \t\nstruct A {}", 1), ("// @Needs\n// b\n\nstruct A {}", 1),
            ("func f() {\n// @Needs\nlet a: A\n}", 2), ("let a = {\n    // @Needs\n    b\n}", 2),
            ("// @Needs\nprint(1)", 1),
            ("// @Needs", 1), ("struct A {\n// @Needs\n}", 2), ("// @Needs\n#if B\nstruct A {}\n#endif", 1),
            ("var a: A /* @Needs */, b: B", 1), ("class /* @Needs */ A {}", 1), ("let a: (/* @Needs */ B) -> C", 1),
            ("var a: A {\n    // @Needs\n    get { b }\n}", 2), ("f(\"\\(/* @Needs */ a)\")", 1),
            ("struct A {} // @Needs\nstruct B {}", 1), ("struct A { // @Needs\n    var b: B\n}", 1),
            ("struct A {}; /* @Needs */ struct B {}", 1), ("@MainActor /* @Needs */ struct A {}", 1),
            ("@MainActor // @Needs\nstruct A {}", 1), ("public /* @Needs */ struct A {}", 1),
            ("func f(/* @Needs */ a: A) {}", 1), ("func f(\n    // @Needs\n    a: A\n) {}", 2),
            ("enum E {\n    case a(\n    // @Needs\n    b: B)\n}", 3),
        ] as [(String, Int)] {
            let scan = Scan(text)
            #expect(scan.markers == ["@Needs nothing"], "\(text)")
            #expect(scan.mistakes.count == 1, "\(text)")
            #expect(scan.mistakes.first?.hasPrefix("\(line):") == true, "\(text)")
            #expect(scan.file.diagnostics.first?.code == .detachedMarker, "\(text)")
        }
    }

    @Test func textThatOnlyLooksLikeAMarkerIsIgnored() {
        for text in [
            "let a = \"// @Needs\"", "let a = \"\"\"\n// @Needs\n\"\"\"", "// not @Needs", "/* /* @Needs */ */",
            "// // @Needs",
            "#if false\n// @Needs\nstruct A {}\n#endif", "#if 0\n// @Needs\n#endif",
            "#if true\n#else\n// @Needs\n#endif",
            "func f() {\n#if false\n// @Needs\n#endif\n}", "let a = /\\/\\/ @Needs/", "// ` @Needs`", "//// @Needs",
        ] as [String] {
            let scan = Scan(text)
            #expect(scan.markers == [], "\(text)")
            #expect(scan.mistakes == [], "\(text)")
        }
    }

    @Test func theElseOfABranchThatIsNeverCompiledIsRead() {
        let scan = Scan("#if false\n// @Needs\nstruct A {}\n#else\n// @Needs\nstruct B {}\n#endif")
        #expect(scan.markers == ["@Needs struct B"])
        #expect(scan.declarations == ["struct B"])
    }

    @Test func theSameMarkerTwiceIsAMistake() {
        #expect(Scan("// @Provides\n// @Provides\nstruct A {}").mistakes == ["2:4 MalformedMarker"])
        #expect(Scan("// @Provides\n@B\n// @Provides\nstruct A {}").mistakes == ["3:4 MalformedMarker"])
    }

    /// Where a marker was probably meant for a declaration, nothing follows from its absence.
    @Test func aDetachedMarkerIsMeantForADeclaration() {
        for (text, name) in [
            ("struct A {} // @Needs\nstruct B {}", "A"), ("struct A { // @Needs\n    var b: B\n}", "A"),
            ("struct B {}; /* @Needs */ struct A {}", "A"), ("func f(\n    // @Needs\n    a: A\n) {}", "f"),
            ("struct B {}\n// @Needs\n\nstruct A {}", "A"),
        ] as [(String, String)] {
            let scan = Scan(text)
            let meant = scan.file.markers.map { scan.text(scan.file.declarations[Int($0.nextDeclaration)].name) }
            #expect(meant == [name])
        }
    }
}
