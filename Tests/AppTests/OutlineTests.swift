import Foundation
import Testing

/// The command `outline`, and the options that take its file in place of a module's sources.
final class OutlineTests {
    private let folder = try! ToolFolder()

    init() throws {
        try folder.write(
            """
            public protocol Clock {}

            // @Provides(once, as: Clock)
            public final class SystemClock: Clock {
                public init() {}
            }

            """, to: "Clock.swift")
        try folder.write("public struct Missing {\n    init() {}\n}\n", to: "Missing.swift")
        try folder.write(
            "// @Provides\nfinal class Screen {\n    // @Needs\n    init(clock: Clock) {}\n}\n", to: "App.swift")
    }

    private func outline(_ sources: String = "Clock.swift Missing.swift") throws {
        let run = try folder.shell("furnish outline --module Core --output Core.outline \(sources)")
        #expect(run == (0, ""))
    }

    private func run(_ arguments: String) throws -> (status: Int32, output: String) {
        try folder.shell("furnish \(arguments)")
    }

    @Test func takesThePlaceOfSources() throws {
        try outline()
        #expect(
            try run("generate --module App --output A.swift --sibling-outline Core.outline App.swift").status == 0)
        #expect(
            try run("generate --module App --output B.swift App.swift --sibling Core Clock.swift Missing.swift").status
                == 0)
        #expect(try folder.data("A.swift") == folder.data("B.swift"))
        for command in ["check", "fix --dry-run", "graph", "graph --format json", "explain Screen"] {
            let outlined = try run("\(command) --module App App.swift --dependency-outline Core.outline")
            let full = try run("\(command) --module App App.swift --dependency Core Clock.swift Missing.swift")
            #expect(outlined == full)
        }
    }

    @Test func isLeftUntouched() throws {
        try outline()
        let (bytes, date) = (try folder.data("Core.outline"), try folder.modified("Core.outline"))
        let text = try folder.read("Clock.swift")
        try folder.write(
            "// Tells the time.\n" + text.replacingOccurrences(of: "init() {}", with: "init() { print(1) }")
                + "private let zone = 1\n", to: "Clock.swift")
        try outline("Missing.swift Clock.swift")
        #expect(try folder.data("Core.outline") == bytes)
        #expect(try folder.modified("Core.outline") == date)
    }

    @Test func aBrokenFileIsNoMistake() throws {
        try folder.write("public struct {", to: "Broken.swift")
        try outline("Clock.swift Broken.swift")
    }

    @Test func notesFindTheirLines() throws {
        try outline()
        try folder.write("// @Needs\nfunc run(missing: Missing) {}\n", to: "App.swift")
        let arguments = "generate --module App --output A.swift App.swift --sibling-outline Core.outline"
        let full = try run("generate --module App --output A.swift App.swift --sibling Core Clock.swift Missing.swift")
        #expect(full.status == 1 && full.output.contains(/Missing\.swift:\d+:\d+: note:/))
        #expect(try run(arguments) == full)
        // The lines are those of the source only if it has the outline.
        try folder.write("// Other.\n", to: "Missing.swift")
        let moved = try run(arguments)
        #expect(moved.status == 1)
        #expect(moved.output == full.output.replacing(/Missing\.swift:\d+:\d+/, with: "Missing.swift"))
        for format in ["json", "sarif"] {
            let output = try run(arguments + " --format \(format)").output
            #expect(output.contains("Missing.swift"))
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
        }
    }

    /// But for what `fix` could write there.
    @Test func theSameWordsComeWithoutTheSources() throws {
        try folder.write(
            """
            public protocol Clock {}
            public struct Zone { public init(name: String) {} }
            public struct SlowClock: Clock { public init(zone: Zone) {} }
            public struct FastClock: Clock { public init() {} }
            public struct Service { public init(clock: any Clock) {} }
            // @Provides
            public struct Store { public init(clock: any Clock, service: Service) {} }

            """, to: "Kit.swift")
        try folder.write(
            "// @Needs\nfunc run(store: Store, service: Service) {}\n// @Needs\nfunc go(clock: any Clock) {}\n",
            to: "App.swift")
        try outline("Kit.swift")
        for command in ["check", "generate --output A.swift", "fix --dry-run"] {
            let arguments = "\(command) --module App App.swift --sibling-outline Core.outline"
            let full = try run(arguments).output
            expectSuccess(try folder.shell("mv Kit.swift Gone"))
            let absent = try run(arguments).output
            expectSuccess(try folder.shell("mv Gone Kit.swift"))
            let words = full.replacing(/Kit\.swift(:\d+)+/, with: "Kit.swift")
                .replacing(/.*'furnish fix --siblings'.*\n/, with: "")
            #expect(absent == words, "\(command)")
        }
    }

    @Test func theRecordNoticesAChange() throws {
        try outline()
        let arguments =
            "generate --module App --output A.swift --record A.record App.swift --sibling-outline Core.outline"
        expectSuccess(try run(arguments))
        let (text, date) = (try folder.data("A.swift"), try folder.modified("A.swift"))
        expectSuccess(try run(arguments))
        #expect(try folder.modified("A.swift") == date)
        let clock = try folder.read("Clock.swift")
        try folder.write(
            clock.replacingOccurrences(of: "public init() {}", with: "public init() throws {}"), to: "Clock.swift")
        try outline()
        expectSuccess(try run(arguments))
        #expect(try folder.data("A.swift") != text)
        #expect(try folder.read("A.swift").contains("throws"))
    }

    @Test func anotherFileIsRefused() throws {
        for text in ["", "Furnish outline 2\n", "Furnish outline 3\n", "import Foundation\n", "\u{0}\u{1}"] as [String]
        {
            try folder.write(text, to: "Core.outline")
            for option in ["--sibling-outline", "--dependency-outline"] {
                let run = try run("generate --module App --output A.swift App.swift \(option) Core.outline")
                #expect(run.status == 2, "\(text.debugDescription)")
                #expect(
                    run.output.hasPrefix("furnish: error: Core.outline: Not an outline"), "\(text.debugDescription)")
                #expect(run.output.split(separator: "\n").count == 1, "\(text.debugDescription)")
            }
        }
    }

    @Test func aDamagedPartIsRefused() throws {
        try outline()
        let whole = try folder.data("Core.outline")
        for text in ["SystemClock: Clock", "struct Missing"] {
            var damaged = whole
            let place = try #require(whole.range(of: Data(text.utf8)))
            damaged[place.lowerBound] ^= 1
            try damaged.write(to: folder.directory.appending(path: "Core.outline"))
            let run = try run("generate --module App --output A.swift App.swift --sibling-outline Core.outline")
            #expect(run.status == 2)
            #expect(run.output.hasPrefix("furnish: error: Core.outline: Not an outline"))
            #expect(try self.run("graph --module App App.swift --sibling-outline Core.outline").status == 2)
        }
    }

    @Test func anInputIsNotOverwritten() throws {
        try outline()
        #expect(try run("outline --module Core --output Clock.swift Clock.swift").status == 2)
        #expect(
            try run("generate --module App --output Core.outline App.swift --sibling-outline Core.outline").status == 2)
        #expect(try run("outline --output Core.outline Clock.swift").status == 2)
        #expect(try run("outline --module Core Clock.swift").status == 2)
        #expect(try run("check --module App --sibling-outline None.outline App.swift").status == 2)
    }
}
