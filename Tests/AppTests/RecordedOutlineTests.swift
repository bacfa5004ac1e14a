import Foundation
import Testing

/// Runs that read the outline of a module in place of its sources, if its record says that it belongs to them.
@Suite(.serialized) final class RecordedOutlineTests {
    private let folder = try! ToolFolder()
    private let clock = """
        public protocol Clock {}

        // @Provides(once, as: Clock)
        public final class SystemClock: Clock {
            public init() {}
        }

        """

    init() throws {
        try write(clock, to: "Clock.swift")
        try write("public struct Zone {\n    public init() {}\n}\n", to: "Zone.swift")
        try write("// @Provides\nfinal class Screen {\n    // @Needs\n    init(clock: Clock) {}\n}\n", to: "App.swift")
    }

    /// Older than the records, or else the tool looks at the bytes.
    private func write(_ text: String, to name: String) throws {
        try folder.write(text, to: name)
        let date = Date(timeIntervalSince1970: 1_600_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name))
    }

    private func outline(_ options: String = "") throws {
        let run = try folder.shell(
            "furnish outline --module Core --output Core.outline --record Core.outline.record Clock.swift Zone.swift "
                + options)
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    }

    /// Whether a run reads the outline. Its result is that of a run that reads the sources.
    private func readsOutline(_ sourceLocation: SourceLocation = #_sourceLocation) throws -> Bool {
        let own = "generate --module App App.swift"
        let sources = "Clock.swift Zone.swift"
        let run = try folder.shell(
            "rm -f A.record; furnish \(own) --output A.swift --record A.record --sibling Core "
                + "--outline-if-current Core.outline \(sources)")
        let full = try folder.shell("furnish \(own) --output B.swift --sibling Core \(sources)")
        #expect(run.status == full.status, sourceLocation: sourceLocation)
        #expect(run.output == full.output, sourceLocation: sourceLocation)
        if run.status != 0 { return false }
        #expect(try folder.data("A.swift") == folder.data("B.swift"), sourceLocation: sourceLocation)
        return try recordedFiles == 3
    }

    /// The number of the files in the record: the output, each source and each outline.
    private var recordedFiles: Int { get throws { Self.recordedFiles(try folder.data("A.record")) } }

    /// The record has 40 bytes for each file.
    private static func recordedFiles(_ record: Data) -> Int { (record.count - 8) / 40 }

    @Test func aCurrentOutlineIsRead() throws {
        #expect(try !readsOutline())
        try outline()
        #expect(try readsOutline())
        try folder.write("Other", to: "Core.outline.record")
        #expect(try !readsOutline())
        try outline()
        #expect(try readsOutline())
        try FileManager.default.removeItem(atPath: folder.path("Core.outline"))
        #expect(try !readsOutline())
    }

    @Test func anEditInABodyLeavesItCurrent() throws {
        try outline()
        let (bytes, date) = (try folder.data("Core.outline"), try folder.modified("Core.outline"))
        try write("\n" + clock.replacing("init() {}", with: "init() { print(1) }"), to: "Clock.swift")
        #expect(try readsOutline())
        // In the two seconds before the record, a time tells nothing.
        try folder.write(clock.replacing("init() {}", with: "init() { print(2) }"), to: "Clock.swift")
        #expect(try readsOutline())
        try outline()
        #expect(try readsOutline())
        #expect(try folder.data("Core.outline") == bytes)
        #expect(try folder.modified("Core.outline") == date)
    }

    @Test(arguments: [
        ("init() {}", "init() throws {}"), ("@Provides(once", "@Provides(graph"), ("// @Provides", "// @Provide"),
        ("    public init() {}\n", ""), ("nothing", "here"),
    ])
    func anEditThatOthersSeeIsRead(_ text: String, _ replacement: String) throws {
        try outline()
        let edited = clock.replacing(text, with: replacement)
        try write(edited, to: "Clock.swift")
        #expect(try readsOutline() == (edited == clock))
        try outline()
        _ = try readsOutline()
        try write(clock, to: "Clock.swift")
        #expect(try readsOutline() == (edited == clock))
    }

    @Test func aNewFileIsRead() throws {
        try outline()
        try write("", to: "Empty.swift")
        let run = try folder.shell(
            "furnish generate --module App App.swift --output A.swift --record A.record --sibling Core "
                + "--outline-if-current Core.outline Clock.swift Zone.swift Empty.swift")
        #expect(run.status == 0)
        #expect(try recordedFiles == 5)
    }

    /// An edit makes a file without an outline one that has one, or the other way around.
    @Test func aFileGetsSomethingForOthers() throws {
        try write("private let zone = 1\n", to: "Zone.swift")
        try outline()
        #expect(try readsOutline())
        try write("private let zone = 2\n", to: "Zone.swift")
        #expect(try readsOutline())
        try write("extension SystemClock {\n    public convenience init(zone: Int) {}\n}\n", to: "Zone.swift")
        #expect(try !readsOutline())
        try outline()
        try write("private let zone = 2\n", to: "Zone.swift")
        #expect(try !readsOutline())
    }

    @Test func anotherVersionOfTheToolReadsTheSources() throws {
        try outline()
        let run = try folder.shell(
            """
            mkdir bin && cp "$(command -v furnish)" bin && bin/furnish generate --module App App.swift --output A.swift \
            --record A.record --sibling Core --outline-if-current Core.outline Clock.swift Zone.swift
            """)
        #expect(run.status == 0, "\(run.output)")
        #expect(try recordedFiles == 4)
    }

    @Test func itIsForAnotherModule() throws {
        let run = try folder.shell("furnish generate --module App --output A.swift --outline-if-current X App.swift")
        #expect(run.status == 2)
        #expect(run.output.contains("'--outline-if-current' is for another module"))
    }

    /// It comes again in the next run.
    @Test func aModuleThatTheTargetDoesNotListIsAWarning() throws {
        let generate = "generate --module App App.swift --output A.swift --record A.record --sibling Core Clock.swift"
        for _ in 0..<2 {
            let run = try folder.shell("furnish \(generate) --undeclared Core --undeclared Other")
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("warning: the generated file of 'App' imports 'Core', which"))
            #expect(run.output.split(separator: "\n").count == 1)
        }
        #expect(try folder.shell("furnish \(generate) --undeclared Other").output == "")
    }

    @Test func aSourceIsNotOverwritten() throws {
        try outline()
        let run = try folder.shell(
            "furnish generate --module App --output Clock.swift App.swift --sibling Core --outline-if-current Core.outline "
                + "Clock.swift Zone.swift")
        #expect(run.status == 2)
        #expect(try folder.read("Clock.swift") == clock)
    }

    /// Random edits of the module below, each of which its own run may or may not have seen.
    @Test(arguments: 0..<4)
    func noEditMakesADifference(_ seed: UInt64) throws {
        var random = Random(state: seed + 1)
        var program = RandomProgram(&random)
        let sources = program.names.joined(separator: " ")
        try write("// @Needs\nfunc open(first: Type0, fourth: Type3) {}\n", to: "App.swift")
        for step in 0..<20 {
            let edit = step == 0 ? "nothing" : program.edit(&random)
            for name in program.changed {
                try folder.write(program.publicText(of: name), to: name)
                let date = Date(timeIntervalSince1970: 1_600_000_000 + Double(step) * 10)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name))
            }
            if random.one(in: 2) {
                let outline = "furnish outline --module Core --output C.outline --record C.outline.record"
                #expect(try folder.shell("\(outline) \(sources)").status == 0)
            }
            let generate = "furnish generate --module App App.swift --sibling Core"
            let run = try folder.shell(
                "\(generate) --outline-if-current C.outline \(sources) --output A.swift --record A.record")
            let full = try folder.shell("\(generate) \(sources) --output B.swift")
            #expect(run.status == full.status, "seed \(seed), step \(step): \(edit)")
            #expect(run.output == full.output, "seed \(seed), step \(step): \(edit)")
            if run.status != 0 { continue }
            #expect(try folder.data("A.swift") == folder.data("B.swift"), "seed \(seed), step \(step): \(edit)")
        }
    }

    /// The plugin's runs find the outlines of the modules below, of the same package and of another.
    @Test func thePluginFindsThem() throws {
        let shop = try writePackages()
        let first = try shop.swift("build")
        #expect(first.status == 0, "\(first.output)")
        // Some runs may come before those that write the outlines: in the first build, and after another test built the tool.
        var recorded = 0
        for edit in 1...4 where recorded != 4 {
            try shop.replace(
                "print(", in: shop.directory.appending(path: "Sources/Shop/main.swift"),
                with: "func edit\(edit)() {}\nprint(")
            let run = try shop.swift("build")
            #expect(run.status == 0, "\(run.output)")
            recorded = Self.recordedFiles(
                try Data(contentsOf: shop.outputs(of: "Shop").appending(path: "Shop.record")))
        }
        // The output, the source and two outlines, each of which stands for two sources.
        #expect(recorded == 4)
        #expect(try shop.generatedFile(of: "Shop").contains("clock"))
        // A target that does not use the plugin any more has an old outline.
        try shop.replace(
            ", plugins: plugins),  // Catalog", in: shop.directory.appending(path: "Package.swift"), with: "),")
        try shop.replace(
            "public init() {}", in: shop.directory.appending(path: "Sources/Catalog/A.swift"),
            with: "public init() throws {}")
        let other = try shop.swift("build")
        #expect(other.status == 0, "\(other.output)")
        #expect(try shop.generatedFile(of: "Shop").contains("throws"))
    }

    private func writePackages() throws -> App {
        let furnish = try App.furnish.path
        func write(_ text: String, to path: String) throws {
            let file = folder.directory.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            // Later than the clock of the file system ticks.
            let date = Date(timeIntervalSince1970: 1_600_000_000)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        func manifest(_ name: String, _ dependencies: String, _ targets: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let plugins: [Target.PluginUsage] = [.plugin(name: "FurnishPlugin", package: "furnish")]
            let package = Package(
                name: "\(name)", platforms: [.macOS(.v13)],
                products: [.library(name: "Time", targets: ["Time"])].filter { _ in "\(name)" == "Clocks" },
                dependencies: [.package(name: "furnish", path: "\(furnish)")\(dependencies)],
                targets: [
                    \(targets)
                ]
            )

            """
        }
        try write(manifest("Clocks", "", #".target(name: "Time", plugins: plugins)"#), to: "Clocks/Package.swift")
        try write(clock, to: "Clocks/Sources/Time/A.swift")
        try write("public struct Zone {}\n", to: "Clocks/Sources/Time/B.swift")
        try write(
            manifest(
                "Shop", #", .package(path: "../Clocks")"#,
                """
                .target(name: "Catalog", plugins: plugins),  // Catalog
                .executableTarget(
                    name: "Shop", dependencies: ["Catalog", .product(name: "Time", package: "Clocks")], plugins: plugins),
                """), to: "Shop/Package.swift")
        try write(
            "// @Provides\npublic final class Catalog {\n    public init() {}\n}\n", to: "Shop/Sources/Catalog/A.swift")
        try write("public struct Item {}\n", to: "Shop/Sources/Catalog/B.swift")
        try write(
            """
            import Catalog
            import Time

            // @Needs
            func open(clock: any Clock, catalog: Catalog) {}
            print("Open")

            """, to: "Shop/Sources/Shop/main.swift")
        return App(at: folder.directory.appending(path: "Shop"))
    }
}
