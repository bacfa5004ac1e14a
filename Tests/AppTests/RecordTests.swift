import Foundation
import Testing

/// A run with a record has the same result as a run without one.
@Suite(.serialized) final class RecordTests {
    private let folder = try! ToolFolder()

    private func expectSameResult(
        _ sources: [String], after edit: String, _ sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let arguments = ["generate", "--module", "App", "--output", "Out.swift"] + sources
        let kept = try folder.run(arguments + ["--record", "Out.record"])
        let text = try? folder.read("Out.swift")
        let fresh = try folder.run(arguments)
        #expect(kept.status == fresh.status, "\(edit)", sourceLocation: sourceLocation)
        #expect(kept.output == fresh.output, "\(edit)", sourceLocation: sourceLocation)
        #expect((try? folder.read("Out.swift")) == text, "\(edit)", sourceLocation: sourceLocation)
    }

    @Test func aRecordChangesNoResult() throws {
        func check(_ edit: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expectSameResult(["A.swift", "B.swift"], after: edit, sourceLocation)
        }
        try folder.write("// @Provides\nstruct A {\n    func a() -> Int { 1 }\n}", to: "A.swift")
        try folder.write("struct B {}", to: "B.swift")
        try check("nothing")
        try check("nothing again")
        try folder.write("// @Provides\nstruct A {\n    func a() -> Int { 2 }\n}", to: "A.swift")
        try check("a body")
        try folder.write("struct B { let b = 1 }", to: "B.swift")
        try check("a file without markers")
        try folder.write("// @Provides(once)\nstruct A {\n    func a() -> Int { 2 }\n}", to: "A.swift")
        try check("a marker")
        try folder.write("extension A { init(c: Int) {} }", to: "B.swift")
        try check("an extension of what is marked")
        try folder.write("", to: "Out.swift")
        try check("the output")
        try FileManager.default.removeItem(at: folder.directory.appending(path: "Out.swift"))
        try check("no output")
        try folder.write("not a record", to: "Out.record")
        try check("another record")
        try folder.write("// @Provides\nstruct A {\n    init(b: B) {}\n}", to: "A.swift")
        try check("an error")
        try check("the error again")
        try FileManager.default.removeItem(at: folder.directory.appending(path: "B.swift"))
        try check("no source")
    }

    /// Each target is generated from sources. So neither the order of the targets' runs nor damage to what another one wrote makes a
    /// difference.
    @Test func noRunReadsWhatAnotherOneWrote() throws {
        try folder.write("// @Provides\npublic struct Kit { public init() {} }\n", to: "Kit.swift")
        try folder.write("import Core\n// @Needs\nfunc run(kit: Kit) {}\n", to: "App.swift")
        func generate(_ module: String, _ arguments: String) -> String {
            "furnish generate --module \(module) --output \(module).out --record \(module).record \(arguments)\n"
        }
        let app = generate("App", "App.swift --sibling Core Kit.swift")
        let core = generate("Core", "Kit.swift")
        expectSuccess(try folder.shell(app + core))
        let (text, record) = (try folder.read("App.out"), try folder.data("App.record"))
        for damage in ["", "rm *.record *.out", "for file in Core.*; do echo damage > $file; done", "rm Core.*"] {
            for order in [app + core, core + app, "(\(app))& (\(core))& wait\n"] {
                let run = try folder.shell("\(damage)\n\(order)")
                #expect(run.status == 0 && run.output == "", "\(damage): \(run.output)")
                #expect(try folder.read("App.out") == text)
                // Of the record, the stamps may differ.
                #expect(try folder.data("App.record").count == record.count)
            }
        }
        #expect(try folder.contents.filter { $0.hasSuffix(".unfinished") } == [])
    }

    /// Whether another module makes its entry points depends on a body there.
    @Test func aBodyMayAskAFactoryOfItsModule() throws {
        try folder.write("import API\n// @Needs\nstruct Root {}\n", to: "A.swift")
        try folder.write("// @Needs\npublic func serve() {}\n", to: "API.swift")
        for body in ["APIFactory().serve()", "", "APIFactory().serve()", "// APIFactory()", "APIFactory()"] {
            try folder.write("public func start() {\n\(body)\n}\n", to: "Start.swift")
            try expectSameResult(["A.swift", "--sibling", "API", "API.swift", "Start.swift"], after: body)
        }
    }

    /// Whether a provider is used depends on bodies too.
    @Test func aBodyMayReadTheOnlyUseOfAProvider() throws {
        func text(_ body: String) -> String {
            """
            // @Provides
            struct Clock {}
            // @Provides
            struct Gate {}
            struct Screen {
                // @Needs
                init(gate: Gate) {}
                func open(_ factory: AppFactory) {
                    \(body)
                }
            }

            """
        }
        for (first, second) in [("A.swift", "B.swift"), ("B.swift", "A.swift")] {
            try folder.write("func start(_ factory: AppFactory) {}\n", to: second)
            for body in [
                "_ = factory.makeClock()", "", "_ = factory.makeClock()", "print(1)", "_ = factory.makeGate()",
            ] {
                try folder.write(text(body), to: first)
                try expectSameResult(["A.swift", "B.swift"], after: "\(body) in \(first)")
            }
            // Another file reads it, which has no markers.
            for body in ["_ = factory.makeClock()", "// factory.makeClock()", "_ = factory.makeClock()"] {
                try folder.write("func start(_ factory: AppFactory) { \n\(body)\n}\n", to: second)
                try expectSameResult(["A.swift", "B.swift"], after: "\(body) in \(second)")
            }
        }
    }

    /// The names are equal for Swift: one has a letter with an accent, and the other a letter and an accent.
    @Test func filesAreTheSameOnlyIfTheirBytesAre() throws {
        let (first, second) = ("Caf\u{E9}.swift", "Cafe\u{301}.swift")
        func check(_ edit: String) throws { try expectSameResult(["A.swift", first, second], after: edit) }
        try folder.write("// @Needs\nfunc run(a: A, b: B) {}\n", to: "A.swift")
        // `URL` would make one name of both.
        let run = try folder.shell(
            """
            printf '// @Provides\\nstruct A {}\\n' > $'Caf\\u00e9.swift'
            printf '// @Provides\\nstruct B {}\\n' > $'Cafe\\u0301.swift'
            furnish generate --module App --output $'\\u00e9' --record $'e\\u0301' *.swift
            """)
        expectSuccess(run)
        try check("nothing")
        _ = try folder.shell("printf '// @Provides(once)\\nclass B {}\\n' > $'Cafe\\u0301.swift'")
        try check("one of the files")
        #expect(try folder.read("Out.swift").contains("var b: B"))
    }

    /// Random edits of a program, and random damage to what the earlier runs kept.
    @Test(arguments: 0..<(App.runsAllTests ? 4 : 2))
    func noEditMakesADifference(_ seed: UInt64) throws {
        var random = Random(state: seed + 1)
        var program = RandomProgram(&random)
        for step in 0..<25 {
            let edit = step == 0 ? "nothing" : program.edit(&random)
            for name in program.changed {
                try folder.write(program.text(of: name), to: name)
                // Older than the record, or else the tool does not trust the time stamps.
                let date = Date(timeIntervalSince1970: 1_600_000_000 + Double(step) * 10)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name))
            }
            if step > 0, random.one(in: 4) { try damage("Out.record", &random) }
            try expectSameResult(program.names, after: "seed \(seed), step \(step): \(edit)")
        }
    }

    private func damage(_ name: String, _ random: inout Random) throws {
        guard var bytes = try? folder.data(name), !bytes.isEmpty else { return }
        if random.one(in: 3) {
            bytes = bytes.prefix(random.number(below: bytes.count))
        } else {
            for _ in 0..<4 { bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256)) }
        }
        try bytes.write(to: folder.directory.appending(path: name))
    }

    /// A shell that finds the tool through `PATH` passes it a name without a folder, which another file may have too.
    @Test func anotherVersionOfTheToolReadsEverything() throws {
        try folder.write("// @Provides\nstruct A {}", to: "A.swift")
        try folder.write("", to: "furnish")
        let generate =
            "PATH=$PWD/bin:$PATH; furnish generate --module App --output Out.swift --record Out.record A.swift"
        expectSuccess(try folder.shell("mkdir bin && cp \"$(command -v furnish)\" bin && sleep 0.1; \(generate)"))
        let record = try folder.data("Out.record")
        expectSuccess(try folder.shell(generate))
        #expect(try folder.data("Out.record") == record)
        expectSuccess(try folder.shell("cp bin/furnish new && mv new bin/furnish; \(generate)"))
        #expect(try folder.data("Out.record") != record)
    }

    @Test func generatesEvenIfTheRecordCannotBeWritten() throws {
        try folder.write("// @Provides\nstruct A {}", to: "A.swift")
        let arguments = [
            "generate", "--module", "App", "--output", "Out.swift", "--record", "missing/record", "A.swift",
        ]
        let run = try folder.run(arguments)
        expectSuccess(run)
        #expect(run.output.isEmpty)
        #expect(try folder.modified("Out.swift") != nil)
    }
}
