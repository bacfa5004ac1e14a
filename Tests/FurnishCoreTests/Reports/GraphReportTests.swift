import Foundation
import FurnishCore
import FurnishWorkbench
import Testing

/// Each folder of `Fixtures/Graphs` contains a program, its graph in each format, and explanations of the types in its
/// `Names.txt`. So do some programs of `Fixtures/Generation`, which prove what the explanations say.
struct GraphReportTests {
    @Test(arguments: [GraphFormat.text, .mermaid, .dot, .json])
    func drawsTheExpectedGraphs(_ format: GraphFormat) throws {
        for fixture in try Fixture.all("Graphs") {
            let (report, _) = Workbench.graph(try fixture.modules, as: format)
            try fixture.expect(report, in: "Expected.\(format == .text ? "txt" : format.rawValue)")
        }
    }

    @Test func explainsTypesAsExpected() throws {
        for fixture in try Fixture.all("Graphs") + Fixture.all("Generation") where fixture.shows("Names.txt") {
            let modules = try fixture.modules
            let texts = try fixture.lines(of: "Names.txt").map { name in
                guard case .found(let text) = Workbench.explain(name, modules).explanation else { return "\(name)?\n" }
                return text
            }
            try fixture.expect(texts.joined(separator: "\n"), in: "Explained.txt")
        }
    }

    @Test func proposesNearNamesForUnknownTypes() {
        let file = SourceFile(path: "A.swift", text: "// @Provides\nstruct Navigator {}")
        let modules = [SourceModule(name: "App", origin: .own, files: [file])]
        guard case .unknown(nearest: "Navigator") = Workbench.explain("Navigatr", modules).explanation,
            case .unknown(nearest: nil) = Workbench.explain("Clock", modules).explanation
        else {
            Issue.record("a near name is offered, and none but a near one")
            return
        }
    }

    @Test func findsATypeByAnySpelling() {
        for name in [
            "any B & A", "Array<Int>?", "Optional<[Int]>", "Kit.Log", "Kit::Log", "App.Outer.Inner", "(Text)",
            "App.Text",
        ] as [String] {
            let own = """
                import Kit
                protocol A {}
                protocol B {}
                enum Outer {
                    // @Provides(as: A & B)
                    struct Inner: A, B {}
                }
                typealias Text = String
                // @Provides
                let text: Text = ""
                // @Provides
                let numbers: [Int]? = nil
                // @Needs
                func run(log: Log) {}
                """
            let modules = [
                SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: own)]),
                SourceModule(
                    name: "Kit", origin: .sibling,
                    files: [SourceFile(path: "Kit.swift", text: "// @Provides\npublic class Log { public init() {} }")]),
            ]
            guard case .found = Workbench.explain(name, modules).explanation else {
                Issue.record("\(name) is in the graph")
                continue
            }
        }
    }

    @Test func explainsWithTheNamesOfTheFactory() {
        for (name, line) in [
            ("SessionFactory", "lives in   AppFactory, as makeSessionFactory(_:)\n"),
            ("any Sink", "Sink is Console  App.swift:6:8\n"),
            ("run", "sink: Sink ← Console  App.swift:6:8, or else its default\n"),
        ] as [(String, String)] {
            let own = """
                // @Scope
                struct Session {}
                protocol Sink {}
                #if DEBUG
                // @Provides(as: Sink)
                struct Console: Sink {}
                #endif
                // @Needs
                func run(sink: any Sink = Nothing()) {}
                """
            let modules = [
                SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: own)])
            ]
            guard case .found(let text) = Workbench.explain(name, modules).explanation else {
                Issue.record("\(name) is in the graph")
                continue
            }
            #expect(text.contains(line), "\(name)")
        }
    }

    /// The type does not tell which function it comes from.
    @Test func functionsAreCalledByTheirNames() {
        for name in ["makeNumbers", "makeNumbers(log:)", "Maker.makeNumbers(log:)", "title", "[Int]"] as [String] {
            let own = """
                // @Provides
                struct Log {}
                enum Maker {
                    // @Provides(once)
                    static func makeNumbers(log: Log) throws -> [Int] { [] }
                    // @Provides
                    static let title: String = ""
                }
                // @Needs
                func run(numbers: [Int], title: String) {}
                """
            let modules = [SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: own)])]
            guard case .found(let text) = Workbench.explain(name, modules).explanation else {
                Issue.record("\(name) is in the graph")
                continue
            }
            #expect(text.contains(name == "title" ? "String  App.swift:7:16\n" : "[Int]  App.swift:5:17\n"), "\(name)")
            guard case .found(let needing) = Workbench.explain("run", modules).explanation else {
                Issue.record("run is in the graph")
                continue
            }
            #expect(
                needing.contains("needs      numbers: [Int] ← makeNumbers(log:) (once)  App.swift:5:17\n"), "\(name)")
            #expect(needing.contains("           title: String ← Maker.title  App.swift:7:16\n"), "\(name)")
            #expect(needing.contains("throws     because of makeNumbers(log:)  App.swift:5:17\n"), "\(name)")
            let graph = Workbench.graph(modules, as: .text).report
            #expect(
                graph.contains("─ numbers: [Int] (once, throws, from Maker.makeNumbers(log:))  App.swift:5\n"),
                "\(name)")
            #expect(graph.contains("─ title: String  App.swift:7\n"), "\(name)")
        }
    }

    @Test func writesValidJSON() throws {
        for fixture in try Fixture.all("Graphs") {
            let (report, _) = Workbench.graph(try fixture.modules, as: .json)
            let graph = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
            let nodes = try #require(graph["nodes"] as? [[String: Any]])
            let edges = try #require(graph["edges"] as? [[String: Any]])
            #expect(nodes.indices.allSatisfy { nodes[$0]["id"] as? Int == $0 })
            #expect(edges.allSatisfy { nodes.indices.contains($0["to"] as? Int ?? -1) })
        }
    }

    @Test func onlyWhatIsReportedIsUnused() throws {
        let text = """
            // @Provides
            struct Orphan { init(log: Log) {} }
            // @Provides
            struct Log {}
            // @Provides
            public struct Kit {}
            // @Needs
            func run() {}
            """
        let modules = [SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: text)])]
        let (report, diagnostics) = Workbench.graph(modules, as: .json)
        let graph = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        let nodes = try #require(graph["nodes"] as? [[String: Any]])
        #expect(diagnostics.map(\.code) == [.unusedProvider])
        #expect(nodes.filter { $0["unused"] != nil }.map { $0["type"] as? String } == ["Orphan"])
        // No entry point reaches these either, but the one is needed and the other is public.
        let types = Set(nodes.compactMap { $0["type"] as? String })
        #expect(types.isSuperset(of: ["Log", "Kit"]))
    }

    /// The page needs no network, and its data cannot end the script that contains it.
    @Test func thePageIsSelfContained() throws {
        let file = SourceFile(
            path: "</script>.swift", text: "// @Provides\nstruct Box<T> {}\n// @Needs\nfunc f(_: Box<Int>) {}")
        let (page, _) = Workbench.graph([SourceModule(name: "A&<B", origin: .own, files: [file])], as: .html)
        #expect(page.ranges(of: "</script>").count == 2)
        #expect(page.contains("<title>A&amp;&lt;B · Furnish</title>"))
        #expect(page.contains("\"file\": \"\\u003c/script>.swift\""))
        let addresses = page.ranges(of: "http").map { page[$0.lowerBound...].prefix(26) }
        #expect(addresses == ["http://www.w3.org/2000/svg"])
    }

    @Test func drawsVeryLongChains() {
        let count = 2_000
        var text = "// @Needs\nfunc start(_: T0) {}\n"
        for row in 0..<count { text += "// @Provides\nstruct T\(row) { init(_ next: T\(row + 1)) {} }\n" }
        let file = SourceFile(path: "A.swift", text: text)
        let modules = [SourceModule(name: "App", origin: .own, files: [file])]
        for format in [GraphFormat.text, .dot, .json] {
            #expect(Workbench.graph(modules, as: format).report.contains("T\(count - 1)"))
        }
    }
}
