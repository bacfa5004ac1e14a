import Foundation
import Testing

@testable import FurnishCore

/// Which rules of advice fire, and where.
struct AdviceRuleTests {
    /// `AdviceRules.txt` lists all rules in their order, each with the number of fixtures in which it fires, and the first of these.
    @Test func eachRuleFiresInAFixture() throws {
        var fixtures: [String: [String]] = [:]
        for fixture in try Fixture.all("Diagnostics") {
            let names = firedRules(try fixture.modules, try fixture.storyboardFiles)
            for name in Set(names) { fixtures[name, default: []].append(fixture.name) }
        }
        let lines = Self.names.map { name in
            let folders = fixtures[name] ?? []
            return "\(name): \(folders.count), \(folders.first ?? "none")\n"
        }
        #expect(Self.names.filter { fixtures[$0] == nil } == [], "no fixture shows what these rules do")
        let file = Fixture.repository.appending(path: "Tests/AdviceRules.txt")
        if Fixture.rewrites { try lines.joined().write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == lines.joined())
    }

    @Test func eachRuleIsAFileOfItsOwn() throws {
        let folder = Fixture.repository.appending(path: "Sources/FurnishCore/Diagnosis/Advise/Rules")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let rules = files.filter { !$0.contains("+") }.map { $0.replacing(".swift", with: "") }
        #expect(rules.sorted() == Self.names.sorted())
    }

    private static let sources = ProcessInfo.processInfo.environment["FURNISH_ADVICE_SOURCES"]

    /// Prints how often each rule fires in real code: `FURNISH_ADVICE_SOURCES` is a folder, and all sources in each folder inside
    /// it are one module. A folder such as `sibling.Kit` inside that is another module of the same package.
    @Test(.enabled(if: sources != nil)) func countsRulesInOtherSources() throws {
        let parent = URL(filePath: try #require(Self.sources))
        var counts: [String: Int] = [:]
        var packages: [String: Set<String>] = [:]
        for package in try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted() {
            let (swift, storyboards) = try files(in: parent.appending(path: package))
            if swift.isEmpty { continue }
            let siblings = Dictionary(grouping: swift) { file in
                file.path.hasPrefix("sibling.") ? String(file.path.dropFirst(8).prefix { $0 != "/" }) : ""
            }
            let modules = siblings.sorted { $0.key < $1.key }.map { name, files in
                SourceModule(name: name.isEmpty ? package : name, origin: name.isEmpty ? .own : .sibling, files: files)
            }
            for name in firedRules(modules, storyboards) {
                counts[name, default: 0] += 1
                packages[name, default: []].insert(package)
            }
        }
        for name in Self.names { print("\(name): \(counts[name] ?? 0) in \(packages[name]?.count ?? 0) packages") }
    }

    private func files(in folder: URL) throws -> (swift: [SourceFile], storyboards: [SourceFile]) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))?.sorted() ?? []
        func read(_ kind: String) throws -> [SourceFile] {
            try paths.filter { $0.hasSuffix(kind) }.map {
                SourceFile(path: $0, bytes: try Data(contentsOf: folder.appending(path: $0)))
            }
        }
        return (try read(".swift"), try read(".storyboard"))
    }

    private func firedRules(_ modules: [SourceModule], _ storyboards: [SourceFile]) -> [String] {
        let analysis = Generator.analyze(modules, storyboards)
        let tables = AdviceTables(analysis.graph)
        let missing = Advisor.advice(for: analysis.validation.missing, tables)
        let suggestions = analysis.validation.defaulted.compactMap(UnprovidedDefaults(tables: tables).suggestion)
        return missing.flatMap(\.rules) + suggestions.flatMap { $0.candidates.rules + $0.named.rules }
    }

    /// The rules in the order of the tables. Some are in two of them.
    private static let names = [
        AdviceTable.situations, .factories, .candidates, .remoteCandidates, .completions, .fallbacks, .unmarked,
        .defaults,
        .namedDefaults,
    ].flatMap(\.groups).flatMap { $0 }.reduce(into: [String]()) { names, rule in
        if !names.contains("\(rule)") { names.append("\(rule)") }
    }
}
