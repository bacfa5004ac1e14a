import Testing

@testable import FurnishCore

/// Tests that the fingerprint of a file covers everything that stages read of it.
struct FingerprintTests {
    private func scan(_ text: String) -> ScannedFile {
        Scanner.scan(SourceFile(path: "A.swift", text: text), using: TokenBuffer())
    }

    private func areAlike(_ first: String, _ second: String) -> Bool {
        Fingerprint(scan(first)).matches(SourceFile(path: "A.swift", text: second))
    }

    @Test func effectsOfAGetterCount() {
        for (old, new) in [
            ("throws(E1)", "throws(E2)"), ("throws(E1)", "throws"), ("throws", "throws(E1)"),
            ("throws", "async throws"),
        ] as [(String, String)] {
            let text = { (effects: String) in
                "struct A {\n    // @Provides\n    var b: B { get \(effects) { B() } }\n}\n"
            }
            #expect(areAlike(text(old), text(old)), "\(old)")
            #expect(!areAlike(text(old), text(new)), "\(old)")
            #expect(
                !areAlike("protocol P { var b: B { get \(old) set } }", "protocol P { var b: B { get \(new) set } }"),
                "\(old)")
        }
    }

    /// A storyboard's class counts as declared if it is found anywhere, even in a function.
    @Test func classesInBodiesCount() {
        let text = { (name: String) in "// @Needs\nfunc a() {\n    class \(name): UIViewController {}\n}\n" }
        #expect(!areAlike(text("B"), text("C")))
    }

    @Test func noTextOfADeclarationIsForgotten() throws {
        let scanned = scan("let a = 1")
        let declaration = try #require(scanned.declarations.first)
        let ranges = Mirror(reflecting: declaration).children.filter { $0.value is ByteRange || $0.value is ParsedText }
        // Its own range includes the body.
        #expect(ranges.count - 1 == declaration.texts.count)
        withExtendedLifetime(scanned) {}
    }

    /// Exchanges words at random. Where the fingerprint stays, so does all that the scanner found.
    @Test func whatTheScannerFindsCounts() {
        let text = """
            // @Provides
            struct S {
                var a: A { get throws(E1) { 1 } }
                var b: B { get async throws(E2) { let c = 2 } }
                var c: C = 3 { didSet { let a = 4 } }
                // @Needs
                func d(e: E1) throws(E1) {
                    func e() throws(E2) {}
                }
                func f(e: E1) throws(E2) -> A { // Other
                    class A { var c: B { get throws(E1) { 2 } } }
                }
                subscript(g: A) -> B { get throws(E2) { 1 } set { 2 } }
                // @Needs
                init(a: A) { self.a = 3 // Other
                }
            }
            protocol P { var a: A { get throws(E1) } }
            """
        let words = [
            "E1", "E2", "A", "B", "// @Needs", "// Other", "throws(E1)", "throws(E2)", "throws", "1", "2", "get", "set",
        ]
        var random = RandomNumbers(seed: 19)
        let file = scan(text)
        let (fingerprint, found) = (Fingerprint(file), found(in: file))
        var alike = 0
        for _ in 0..<Fixture.scaled(1_500) {
            var edited = text
            let (first, second) = (words[random.next(below: words.count)], words[random.next(below: words.count)])
            replace(first, with: second, in: &edited, &random)
            if random.next(below: 2) == 0 { replace(second, with: first, in: &edited, &random) }
            let other = SourceFile(path: "A.swift", text: edited)
            guard edited != text, fingerprint.matches(other) else { continue }
            alike += 1
            #expect(self.found(in: Scanner.scan(other, using: TokenBuffer())) == found, "\(edited)")
        }
        #expect(alike > Fixture.scaled(50))
    }

    private func replace(_ old: String, with new: String, in text: inout String, _ random: inout RandomNumbers) {
        let places = text.ranges(of: old)
        if !places.isEmpty { text.replaceSubrange(places[random.next(below: places.count)], with: new) }
    }

    /// Everything in the tables of a file, as text.
    private func found(in file: ScannedFile) -> [String] {
        let text = { (range: ByteRange) in file.source.text(range) }
        let texts = { (run: Run) in run.indices.map { text(file.ranges[$0].range) } }
        let declarations = file.declarations.map { declaration in
            let parameters = declaration.parameters.indices.map { row in
                let parameter = file.parameters[row]
                let parts = [parameter.label, parameter.name, parameter.type.range, parameter.defaultValue.range]
                return "\(parts.map(text))"
                    + "\(texts(parameter.attributes)) \(parameter.isVariadic)"
            }
            let body = declaration.kind == .initializer ? text(declaration.range) : ""
            let trees = [declaration.generics, declaration.whereClause, declaration.thrownType]
                .map { text(file.trees.parsed($0).range) }
            let row = Int(declaration.condition)
            let condition = row < 0 ? "" : text(file.conditions[row].expression)
            return "\(declaration.kind) \(declaration.access) \(declaration.traits) \(declaration.parent) \(condition)"
                + "\(declaration.texts.map(text)) \(texts(declaration.attributes)) \(texts(declaration.modifiers))"
                + "\(texts(declaration.inherits)) \(parameters) \(body) \(trees)"
        }
        return declarations + file.initAccessors.map { text($0.attribute.range) }
            + file.markers.map { marker in
                let declaration = marker.declaration ?? -1
                return "\(marker.kind) \(text(marker.arguments)) \(declaration) \(marker.isMalformed) \(marker.written)"
            }
    }
}
