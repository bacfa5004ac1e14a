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

    /// Random edits of a program, and random damage to what the earlier runs kept.
    @Test(arguments: 0..<4)
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
            if step > 0, random.one(in: 4) {
                try damage(random.one(in: 2) ? "Out.record" : "Out.record.outlines", &random)
            }
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
        let first = try folder.shell("mkdir bin && cp \"$(command -v furnish)\" bin && sleep 0.1; \(generate)")
        #expect(first.status == 0, "\(first.output)")
        let record = try folder.data("Out.record")
        #expect(try folder.shell(generate).status == 0)
        #expect(try folder.data("Out.record") == record)
        #expect(try folder.shell("cp bin/furnish new && mv new bin/furnish; \(generate)").status == 0)
        #expect(try folder.data("Out.record") != record)
    }

    @Test func generatesEvenIfTheRecordCannotBeWritten() throws {
        try folder.write("// @Provides\nstruct A {}", to: "A.swift")
        let arguments = [
            "generate", "--module", "App", "--output", "Out.swift", "--record", "missing/record", "A.swift",
        ]
        let run = try folder.run(arguments)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(try folder.modified("Out.swift") != nil)
    }
}

/// A small program of types that need each other. Some files have no markers, but other files mention their types.
private struct RandomProgram {
    let names = (0..<6).map { "File\($0).swift" }
    /// The files that the last edit changed.
    private(set) var changed: Set<String>
    private var texts: [String: String] = [:]

    init(_ random: inout Random) {
        changed = Set(names)
        for name in names { rewrite(name, &random) }
    }

    func text(of name: String) -> String { texts[name] ?? "" }

    /// - Returns: The edit in words.
    mutating func edit(_ random: inout Random) -> String {
        let name = names[random.number(below: names.count)]
        changed = [name]
        switch random.number(below: 6) {
        case 0:
            texts[name, default: ""] += "\nlet added\(random.number(below: 1_000)) = 1\n"
            return "a declaration in \(name)"
        case 1:
            texts[name] = "// Moved down.\n" + text(of: name)
            return "a comment in \(name)"
        case 2:
            texts[name, default: ""] += "{"
            return "a brace too many in \(name)"
        case 3:
            changed = []
            return "nothing"
        default:
            rewrite(name, &random)
            return "all of \(name)"
        }
    }

    /// Writes a file that declares the type of its number, and perhaps needs other types.
    private mutating func rewrite(_ name: String, _ random: inout Random) {
        let number = names.firstIndex(of: name) ?? 0
        let lifetime = ["", "(once)", "(graph)", "(weak)"][random.number(below: 4)]
        let isMarked = random.number(below: 3) > 0
        let needs = (number + 1..<names.count).filter { _ in random.one(in: 3) }
        var lines = isMarked ? ["// @Provides\(lifetime)"] : []
        lines.append("final class Type\(number)\(random.one(in: 3) ? ": Base\(number)" : "") {")
        lines.append("    init(\(needs.map { "type\($0): Type\($0)" }.joined(separator: ", "))) {}")
        lines.append("}")
        if random.one(in: 2) { lines.append("class Base\(number) {}") }
        if random.one(in: 4) {
            lines.insert("#if DEBUG", at: 0)
            lines.append("#endif")
        }
        if random.one(in: 3) { lines += ["// @Needs", "func run\(number)(value: Type\(number)) {}"] }
        texts[name] = lines.joined(separator: "\n") + "\n"
    }
}

/// The same numbers for the same seed.
private struct Random {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func one(in count: Int) -> Bool { number(below: count) == 0 }
}
