import Testing

@testable import FurnishCore

@Suite struct MarkerAttachmentTests {
    @Test(arguments: [
        "// @Needs\nstruct A {}", "/// @Needs\nstruct A {}", "/* @Needs */ struct A {}", "/** @Needs */\nstruct A {}",
        "//@Needs\nstruct A {}", "/*\n * @Needs\n */\nstruct A {}", "// @Needs\n/// A.\n// b\nstruct A {}",
        "// @Needs\n@MainActor\npublic struct A {}", "@MainActor\n// @Needs\npublic struct A {}",
        "public /* @Needs */ struct A {}", "@MainActor // @Needs\nstruct A {}", "struct A { // @Needs\n}",
        "struct A {} // @Needs", "@MainActor\nstruct A {} // @Needs", "// @Needs\r\nstruct A {}\r\n",
        "\t// \t@Needs\nstruct A {}",
        "/** @Needs **/ struct A {}", "// @Needs\n#if B\n@C\n#endif\nstruct A {}", "// @Needs\n@B\n\nstruct A {}",
    ])
    func aMarkerBelongsToTheDeclarationThatComesNext(text: String) {
        let scan = Scan(text)
        #expect(scan.markers == ["@Needs struct A"])
        #expect(scan.mistakes == [])
    }

    @Test func otherMarkersMayComeBetween() {
        #expect(Scan("// @Provides\n// @Needs\nstruct A {}").markers == ["@Provides struct A", "@Needs struct A"])
    }

    @Test func aParameterCanBeMarked() {
        let scan = Scan(
            """
            struct A {
                init(/* @Needs */ a: A, b: B,  // @Needs
                    // @Needs
                    c: C, @D /* @Needs */ d: D  // @Provides
                ) {}
            }
            """)
        #expect(
            scan.markers == [
                "@Needs parameter a of initializer A.init", "@Needs parameter b of initializer A.init",
                "@Needs parameter c of initializer A.init", "@Needs parameter d of initializer A.init",
                "@Provides parameter d of initializer A.init",
            ])
    }

    @Test(arguments: [
        ("var a: A  // @Needs\nvar b: B", "property a"),
        ("var a: A; var b: B  // @Needs", "property b"),
        ("let a: A, b: B  // @Needs", "property b"),
        ("class A {  // @Needs\n    var b: B\n}", "class A"),
        ("class A { var b: B  // @Needs\n}", "property A.b"),
        ("func f(  // @Needs\n    a: A\n) {}", "function f"),
        ("func f(\n    a: A\n) {  // @Needs\n}", "function f"),
        ("func f() { g()  // @Needs\n}", "function f"),
        ("var a: A {  // @Needs\n    b\n}", "property a"),
        ("lazy var a = f(  // @Needs\n    1)", "property a"),
        ("@B\nvar a: A  // @Needs", "property a"),
        ("enum E { case a, b  // @Needs\n}", "case E.b"),
        ("var a = \"\"\"\n    \"\"\"  // @Needs\nvar b: B", "nothing"),
        ("class A {\n}  // @Needs\nclass B {}", "nothing"),
        ("func f() {\n    g()  // @Needs\n}", "nothing"),
        ("func f() { g {  // @Needs\n} }", "nothing"),
    ])
    func aMarkerAtTheEndOfALineBelongsToTheDeclarationThatStartsThere(text: String, subject: String) {
        #expect(Scan(text).markers == ["@Needs \(subject)"])
    }

    @Test(arguments: [
        ("// @Needs\n\nstruct A {}", 1), ("// @Needs\n  \t\nstruct A {}", 1), ("// @Needs\n// b\n\nstruct A {}", 1),
        ("func f() {\n// @Needs\nlet a: A\n}", 2), ("let a = {\n    // @Needs\n    b\n}", 2),
        ("// @Needs\nprint(1)", 1),
        ("// @Needs", 1), ("struct A {\n// @Needs\n}", 2), ("// @Needs\n#if B\nstruct A {}\n#endif", 1),
        ("var a: A /* @Needs */, b: B", 1), ("class /* @Needs */ A {}", 1), ("let a: (/* @Needs */ B) -> C", 1),
        ("var a: A {\n    // @Needs\n    get { b }\n}", 2), ("f(\"\\(/* @Needs */ a)\")", 1),
    ])
    func aMarkerWithoutADeclarationIsAMistake(text: String, line: Int) {
        let scan = Scan(text)
        #expect(scan.markers == ["@Needs nothing"])
        #expect(scan.mistakes.count == 1)
        #expect(scan.mistakes.first?.hasPrefix("\(line):") == true)
        #expect(scan.file.diagnostics.first?.code == .detachedMarker)
    }

    @Test(arguments: [
        "let a = \"// @Needs\"", "let a = \"\"\"\n// @Needs\n\"\"\"", "// not @Needs", "/* /* @Needs */ */",
        "// // @Needs",
        "#if false\n// @Needs\nstruct A {}\n#endif", "#if 0\n// @Needs\n#endif", "#if true\n#else\n// @Needs\n#endif",
        "func f() {\n#if false\n// @Needs\n#endif\n}", "let a = /\\/\\/ @Needs/", "// ` @Needs`", "//// @Needs",
    ])
    func textThatOnlyLooksLikeAMarkerIsIgnored(text: String) {
        let scan = Scan(text)
        #expect(scan.markers == [])
        #expect(scan.mistakes == [])
    }

    @Test func theElseOfABranchThatIsNeverCompiledIsRead() {
        let scan = Scan("#if false\n// @Needs\nstruct A {}\n#else\n// @Needs\nstruct B {}\n#endif")
        #expect(scan.markers == ["@Needs struct B"])
        #expect(scan.declarations == ["struct B"])
    }

    @Test func theSameMarkerTwiceIsAMistake() {
        #expect(Scan("// @Provides\n// @Provides\nstruct A {}").mistakes == ["2:4 MalformedMarker"])
        #expect(Scan("// @Provides\nstruct A {  // @Provides\n}").mistakes == ["2:16 MalformedMarker"])
    }

    @Test func markedParametersAndGivenExcludeEachOther() {
        let scan = Scan("// @Needs(given: a)\nfunc f(a: A, /* @Needs */ b: B) {}")
        #expect(scan.mistakes == ["2:17 MalformedMarker"])
    }
}
