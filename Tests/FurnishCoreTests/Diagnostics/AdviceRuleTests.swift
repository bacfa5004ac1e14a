import Foundation
import Testing

@testable import FurnishCore

/// Which rules of advice fire, and where.
struct AdviceRuleTests {
    /// `AdviceRules.txt` lists all rules in their order, each with the number of fixtures in which it fires, and the first of these.
    @Test func eachRuleFiresInAFixture() throws {
        var fixtures: [AdviceRule: [String]] = [:]
        for fixture in try Fixture.all("Diagnostics") {
            let fired = FiredRule.all(try fixture.modules, try fixture.storyboardFiles)
            for rule in Set(fired.map(\.rule)) { fixtures[rule, default: []].append(fixture.name) }
        }
        let lines = AdviceRule.allCases.map { rule in
            let folders = fixtures[rule] ?? []
            return "\(rule.rawValue): \(folders.count), \(folders.first ?? "none")\n"
        }
        #expect(AdviceRule.allCases.filter { fixtures[$0] == nil } == [], "no fixture shows what these rules do")
        let file = Fixture.repository.appending(path: "Tests/AdviceRules.txt")
        if Fixture.rewrites { try lines.joined().write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == lines.joined())
    }

    @Test func eachRuleIsAFileOfItsOwn() throws {
        let folder = Fixture.repository.appending(path: "Sources/FurnishCore/Diagnosis/Advise/Rules")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let rules = files.map { $0.prefix(1).lowercased() + $0.dropFirst().replacing(".swift", with: "") }
        #expect(rules.sorted() == AdviceRule.allCases.map(\.rawValue).sorted())
    }

    private static let sources = ProcessInfo.processInfo.environment["FURNISH_ADVICE_SOURCES"].map { URL(filePath: $0) }

    /// Prints how often each rule fires in real code: `FURNISH_ADVICE_SOURCES` is a folder with a folder for each app.
    @Test(.enabled(if: sources != nil)) func countsRulesInOtherSources() throws {
        var counts = RuleCounts()
        for package in try packages(in: #require(Self.sources)) {
            for app in try AdvisedApp.all(in: package) {
                for fired in app.fired { counts.add(fired, in: package.lastPathComponent) }
            }
        }
        counts.print()
    }

    private static let broken = ProcessInfo.processInfo.environment["FURNISH_ADVICE_MISTAKES"].map { URL(filePath: $0) }

    /// Prints how often each rule answers a mistake: each marker is removed, and then misspelled, in a run of its own, and a rule counts
    /// where it fires only because of that. `FURNISH_ADVICE_MISTAKES` is a folder with a folder for each app.
    @Test(.enabled(if: broken != nil)) func countsRulesAfterMistakes() throws {
        var counts = RuleCounts()
        for package in try packages(in: #require(Self.broken)) {
            for app in try AdvisedApp.all(in: package) {
                let before = Set(app.fired)
                for mistaken in app.withMistakes {
                    for fired in mistaken.fired where !before.contains(fired) {
                        counts.add(fired, in: package.lastPathComponent)
                    }
                }
            }
            print(package.lastPathComponent)
        }
        counts.print()
    }

    private func packages(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { folder.appending(path: $0) }
    }
}

/// A rule that fired, and the error that it answers.
struct FiredRule: Hashable {
    let rule: AdviceRule
    let path: String
    let message: String

    /// Those of a module, whose first one is its own.
    static func all(_ modules: [SourceModule], _ storyboards: [SourceFile]) -> [FiredRule] {
        let analysis = Generator.analyze(modules, storyboards)
        let tables = AdviceTables(analysis.graph)
        let missing = analysis.validation.missing
        let answers = zip(missing, Advisor.advice(for: missing, tables)).map { ($0, $1.rules) }
        let defaults = analysis.validation.defaulted.compactMap { UnprovidedDefault($0, tables) }
            .map { ($0.unmet, $0.candidates.rules + $0.named.rules) }
        return (answers + defaults).flatMap { unmet, rules -> [FiredRule] in
            let error = GraphSentences(tables: tables).diagnostic(.unmet(unmet))
            return rules.map { FiredRule(rule: $0, path: error.location.file.path, message: error.message) }
        }
    }
}

/// The sources of a module in another package, with those of its siblings.
private struct AdvisedApp {
    var modules: [SourceModule]
    let storyboards: [SourceFile]

    var fired: [FiredRule] { FiredRule.all(modules, storyboards) }

    /// The modules of a folder: each folder in `Sources` is one. Without that, all sources are one module, and a folder such as
    /// `sibling.Kit` is another module of the same package.
    static func all(in folder: URL) throws -> [AdvisedApp] {
        let targets = folder.appending(path: "Sources")
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: targets.path).sorted() else {
            let (swift, storyboards) = try files(in: folder)
            let modules = Dictionary(grouping: swift) { file in
                file.path.hasPrefix("sibling.") ? String(file.path.dropFirst(8).prefix { $0 != "/" }) : ""
            }
            let sorted = modules.sorted { $0.key < $1.key }.map { name, files in
                let own = folder.lastPathComponent
                return SourceModule(
                    name: name.isEmpty ? own : name, origin: name.isEmpty ? .own : .sibling, files: files)
            }
            return sorted.isEmpty ? [] : [AdvisedApp(modules: sorted, storyboards: storyboards)]
        }
        return try names.map { own in
            let others = try names.filter { $0 != own }.map { name in
                SourceModule(name: name, origin: .sibling, files: try files(in: targets.appending(path: name)).swift)
            }
            let (swift, storyboards) = try files(in: targets.appending(path: own))
            return AdvisedApp(
                modules: [SourceModule(name: own, origin: .own, files: swift)] + others, storyboards: storyboards)
        }
    }

    private static func files(in folder: URL) throws -> (swift: [SourceFile], storyboards: [SourceFile]) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))?.sorted() ?? []
        func read(_ kind: String) throws -> [SourceFile] {
            try paths.filter { $0.hasSuffix(kind) }.map {
                SourceFile(path: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0))))
            }
        }
        return (try read(".swift").filter { !$0.path.hasSuffix("+Furnish.swift") }, try read(".storyboard"))
    }

    /// The app once without and once with a misspelled marker, for each marker of its modules.
    var withMistakes: [AdvisedApp] {
        modules.indices.flatMap { module in
            modules[module].files.indices.flatMap { index -> [AdvisedApp] in
                let source = modules[module].files[index]
                return Scanner.scan(source, using: TokenBuffer()).markers.flatMap { marker -> [AdvisedApp] in
                    Self.mistakes(marker, in: Array(source.bytes)).map { bytes in
                        var app = self
                        app.modules[module].files[index] = SourceFile(path: source.path, bytes: bytes)
                        return app
                    }
                }
            }
        }
    }

    /// The file without a marker, and with a misspelled one. All other places stay where they are.
    private static func mistakes(_ marker: Marker, in bytes: [UInt8]) -> [[UInt8]] {
        let range = Int(marker.range.start)..<Int(marker.range.end)
        var (without, misspelled) = (bytes, bytes)
        for offset in range where bytes[offset] != UInt8(ascii: "\n") { without[offset] = UInt8(ascii: " ") }
        misspelled[range.lowerBound + marker.kind.name.utf8.count] = UInt8(ascii: "d")
        return [without, misspelled]
    }
}

/// How often each rule fired, and in which packages.
private struct RuleCounts {
    private var times: [AdviceRule: Int] = [:]
    private var packages: [AdviceRule: Set<String>] = [:]

    mutating func add(_ fired: FiredRule, in package: String) {
        times[fired.rule, default: 0] += 1
        packages[fired.rule, default: []].insert(package)
    }

    func print() {
        for rule in AdviceRule.allCases {
            Swift.print("\(rule.rawValue): \(times[rule] ?? 0) in \(packages[rule]?.count ?? 0) packages")
        }
    }
}
