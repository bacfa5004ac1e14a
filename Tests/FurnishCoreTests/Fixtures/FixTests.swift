import Foundation
import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

/// The changes that diagnostics propose, for all programs in `Fixtures`.
struct FixTests {
    /// `Fixed.txt` is what `fix` changes in a folder of mistakes, and what it reports afterwards.
    @Test(arguments: try FixtureGroup.all("Diagnostics"))
    func fixesWhatIsExpected(_ group: FixtureGroup) async {
        await group.check { fixture in
            let fixed = Fixer.fix(try fixture.modules, storyboards: try fixture.storyboardFiles)
            let diffs = fixed.changes.map { UnifiedDiff.text(from: $0.before, to: $0.after, path: $0.before.path) }
            let report = (fixed.report + fixed.declined).map { $0 + "\n" }.joined()
            try fixture.expect(diffs.joined() + report + Renderer.render(fixed.diagnostics), in: "Fixed.txt")
        }
    }

    /// In folders of mistakes, and with one of their markers removed too: what a new marker needs may be missing, or a question
    /// about state, and nothing else is wrong. A second run writes nothing.
    @Test(arguments: try FixtureGroup.some("Diagnostics"))
    func bringsOnlyNeeds(_ group: FixtureGroup) async {
        await group.check { fixture in
            let sources = Sources(modules: try fixture.modules, storyboards: try fixture.storyboardFiles)
            let own = errorCount(sources.check())
            for broken in [sources] + Fixture.some(of: sources.withoutOneMarker()) {
                let before = broken.check()
                // An initializer in place of optional properties shows what made the class incomplete.
                if before.contains(where: { $0.code == .optionalProperty && $0.fixes.count == 1 }) { continue }
                let fixed = Fixer.fix(broken.modules, storyboards: broken.storyboards)
                // Without the marker, the folder's own mistakes may be hidden.
                let left = fixed.diagnostics.filter { ![.missingProvider, .malformedMarker].contains($0.code) }
                #expect(
                    errorCount(left) <= errorCount(before) + own,
                    "\(Renderer.render(before))→\n\(Renderer.render(fixed.diagnostics))")
                let changed = Dictionary(fixed.changes.map { (ObjectIdentifier($0.before), $0.after) }) { first, _ in
                    first
                }
                var modules = broken.modules
                for row in modules.indices {
                    modules[row].files = modules[row].files.map { changed[ObjectIdentifier($0)] ?? $0 }
                }
                let storyboards = broken.storyboards.map { changed[ObjectIdentifier($0)] ?? $0 }
                #expect(Fixer.fix(modules, storyboards: storyboards).report == [], "\(fixture.name)")
            }
        }
    }

    private func errorCount(_ diagnostics: [Diagnostic]) -> Int { diagnostics.filter { !$0.isWarning }.count }

    /// At the end, `fix` lists the parameters that use their defaults, whether or not a marker says so.
    @Test func listsWhatIsLeftToDefaults() throws {
        let fixture = Fixture(directory: Fixture.repository.appending(path: "Fixtures/Diagnostics/DeeperDefaults"))
        #expect(
            Fixer.fix(try fixture.modules).defaults == [
                "Session.swift:12: 'Root' uses the default of 'user'",
                "Session.swift:17: 'Banner' uses the default of 'makeHome'",
                "Session.swift:34: 'Anonymous' uses the default of 'user'",
                "Session.swift:40: 'Cache' uses the default of 'user'",
            ])
    }

    /// Decisions come last, those first for which most errors wait.
    @Test(arguments: ["WaitingErrors", "StateQuestions", "UnprovidedDefaultsInTurn"])
    func listsDecisions(_ folder: String) throws {
        let fixture = Fixture(directory: Fixture.repository.appending(path: "Fixtures/Diagnostics/\(folder)"))
        let fixed = Fixer.fix(try fixture.modules)
        try fixture.expect(fixed.decisions.map { $0 + "\n" }.joined(), in: "Decisions.txt")
    }

    /// A marked type that still takes something from a container is only a hint, in `fix` and in `check`.
    @Test func namesWhatContainersStillProvide() throws {
        let file = SourceFile(
            path: "App.swift",
            text: #"""
                // @Provides
                final class Model {}
                // @Needs
                struct Wrapped { let model: Model; @LazyInjected(\.api) private var api: API }
                // @Needs
                struct Shown: View { @Environment(\.container) private var container; let model: Model }
                // @Needs
                final class Resolving {
                    /// Not `Resolver.resolve()`.
                    init(model: Model) { log("@Injected Container.shared"); api = Resolver.resolve() }
                }
                // @Needs
                final class Swinjected { init(model: Model) { api = dependencies.resolve(API.self)! } }
                // @Needs
                final class Made { init(model: Model) { dns.resolve(host); Shared.container.shared() } }
                extension Made { func load() { Container.shared.api().load() } }
                // @Needs
                final class Cast { init(model: Model) { api = try! dip.resolve() as API } }
                // @Needs
                final class Wrapping { private let api = Injected<API>(); init(model: Model) {} }
                // @Needs
                final class Clean {
                    init(model: Model) { dns.resolve(host, Container.resolve) }
                    struct Part { let api = Container.api() }
                }
                final class Unmarked { @Injected var api: API }
                """#)
        let modules = [SourceModule(name: "App", origin: .own, files: [file])]
        let remark =
            "Marked types that still take something from a container: 'Wrapped' (App.swift:4, '@LazyInjected'), "
            + #"'Shown' (App.swift:6, '@Environment(\.container)'), 'Resolving' (App.swift:10, 'Resolver.resolve'), "#
            + "'Swinjected' (App.swift:13, 'dependencies.resolve'), 'Made' (App.swift:16, 'Container.shared'), "
            + "'Cast' (App.swift:18, 'dip.resolve'), 'Wrapping' (App.swift:20, 'Injected'). "
            + "Make it a parameter of the initializer."
        let fixed = Fixer.fix(modules)
        #expect(fixed.remarks == [remark])
        #expect(fixed.diagnostics.isEmpty)
        #expect(Workbench.review(modules).usesPastFactory == [remark])
    }

    /// What marked declarations still take from a marked static member is a hint too: a fake does not reach it.
    @Test func namesWhatIsStillTakenFromStaticMembers() throws {
        let file = SourceFile(
            path: "App.swift",
            text: """
                final class Location {
                    // @Provides
                    static let shared = Location()
                    func restart() { Location.shared.stop() }
                }
                // @Provides
                final class ZipModel { let location = Location.shared }
                final class Disk {
                    // @Provides
                    static let shared = Disk(location: .shared)
                    init(location: Location) {}
                }
                final class Unmarked { let location = Location.shared }
                final class Copy { init(from: Disk, to: Location) {} }
                // @Needs
                final class Archive {
                    init(zip: ZipModel) { Copy(from: .shared, to: .shared) }
                }
                // @Needs
                final class Screen {
                    let other: Location = .shared
                    init(zip: ZipModel, disk: Disk, location: Location = .shared) { print(Other.shared) }
                }
                extension Screen {
                    func save() { write(to: Disk.shared, .shared) }
                    static let preview = Screen(zip: ZipModel(), disk: Disk.shared)
                }
                """)
        let modules = [SourceModule(name: "App", origin: .own, files: [file])]
        let remarks = [
            "App.swift: 'ZipModel' still takes 'Location' from 'Location.shared' (line 7): take it as a parameter",
            "App.swift: 'Disk.shared' still takes 'Location' from 'Location.shared' (line 10): take it as a parameter",
            "App.swift: 'Archive' still takes 'Disk' from 'Disk.shared' (line 17): take it as a parameter",
            "App.swift: 'Archive' still takes 'Location' from 'Location.shared' (line 17): take it as a parameter",
            "App.swift: 'Screen' still takes 'Location' from 'Location.shared' (line 21): take it as a parameter",
            "App.swift: 'Screen' still takes 'Disk' from 'Disk.shared' (line 25): take it as a parameter",
        ]
        let fixed = Fixer.fix(modules)
        #expect(fixed.remarks == remarks)
        #expect(fixed.diagnostics.isEmpty)
        #expect(Workbench.review(modules).usesPastFactory == remarks)
    }

    /// What `fix` makes of optional properties compiles without warnings, and each instance is complete.
    @Test(arguments: Fixture.runsAllTests ? Compiler.Mode.allCases : [.swift6])
    func completedClassesRun(_ mode: Compiler.Mode) throws {
        let fixture = Fixture(directory: Fixture.repository.appending(path: "Fixtures/Diagnostics/OptionalProperties"))
        let fixed = Fixer.fix(try fixture.modules, storyboards: try fixture.storyboardFiles)
        let changed = Dictionary(uniqueKeysWithValues: fixed.changes.map { ($0.before.path, $0.after) })
        var modules = try fixture.modules
        modules[0].files = modules[0].files.map { changed[$0.path] ?? $0 }
        let generated = Generator.generate(modules, storyboards: try fixture.storyboardFiles)
        let directory = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        var sources: [URL] = []
        for file in modules[0].files {
            sources.append(directory.appending(path: file.path))
            try Data(file.bytes).write(to: sources[sources.count - 1])
        }
        sources.append(directory.appending(path: "Factory.swift"))
        try #require(generated.text).write(to: sources[sources.count - 1], atomically: true, encoding: .utf8)
        let executable = directory.appending(path: "program").path
        let build = try Compiler.compile(sources, module: fixture.name, mode, ["-o", executable])
        try #require(build.status == 0, "\(build.output)")
        let run = try Compiler.run(executable, [])
        #expect(run.status == 0, "\(run.output)")
    }

    /// Applies each fix alone, which removes the error. Of three duplicates or two circles, one less is left.
    @Test(arguments: try FixtureGroup.some("Diagnostics"))
    func eachFixRemovesItsMistake(_ group: FixtureGroup) async {
        await group.check { fixture in
            let sources = Sources(modules: try fixture.modules, storyboards: try fixture.storyboardFiles)
            let own = Set(sources.writtenFiles.map(ObjectIdentifier.init))
            for diagnostic in sources.check() {
                for fix in diagnostic.fixes where fix.edits.allSatisfy({ own.contains(ObjectIdentifier($0.file)) }) {
                    var changes = SourceChanges()
                    let isAdded = changes.add(fix)
                    #expect(isAdded, "\(fix.title)")
                    let remaining = sources.applying(changes).check()
                    let place = changes.moved(diagnostic.location.offset, in: diagnostic.location.file)
                    let left = remaining.filter { other in
                        other.location.file.path == diagnostic.location.file.path && other.message == diagnostic.message
                            && place.start <= other.location.offset && other.location.offset <= place.end
                    }
                    #expect(left.map(\.message) == [], "\(diagnostic.message)\n→ \(fix.title)")
                }
            }
        }
    }
}

/// Applies each proposed change alone, in all programs with mistakes and in all correct ones without one marker.
struct ProposalTests {
    /// What a note proposes is accepted where it is written.
    @Test(arguments: try FixtureGroup.some("Diagnostics", "Generation"))
    func proposedMarkersAreAccepted(_ group: FixtureGroup) async {
        await group.check { fixture in
            let sources = Sources(modules: try fixture.modules, storyboards: try fixture.storyboardFiles)
            let refusals: Set<DiagnosticCode> = [.malformedMarker, .detachedMarker, .misspelledMarker]
            let isCorrect = try fixture.sources.contains { $0.lastPathComponent == "main.swift" }
            for broken in isCorrect ? sources.withoutOneMarker() : [sources] {
                let own = Set(broken.writtenFiles.map(ObjectIdentifier.init))
                let before = broken.check()
                let known = before.filter { refusals.contains($0.code) }.count
                for fix in before.flatMap(\.fixes)
                where fix.edits.allSatisfy({ own.contains(ObjectIdentifier($0.file)) }) {
                    guard fix.edits.contains(where: { $0.text.contains("@") }) else { continue }
                    var changes = SourceChanges()
                    guard changes.add(fix) else { continue }
                    let after = broken.applying(changes).check().filter { refusals.contains($0.code) }
                    #expect(after.count <= known, "\(fix.title)\n\(Renderer.render(after))")
                }
            }
        }
    }
}

/// Removes each marker of each correct program, and lets `fix` bring it back.
struct RemovalTests {
    /// Of errors that show exactly one fix, nine of ten must be gone afterwards.
    @Test func nineOfTenErrorsWithOneFixAreFixed() throws {
        var (removals, errors, single, fixed) = (0, 0, 0, 0)
        for fixture in try Fixture.some("Generation") {
            let sources = Sources(modules: try fixture.modules, storyboards: try fixture.storyboardFiles)
            for broken in sources.withoutOneMarker() {
                removals += 1
                let found = broken.check().filter { !$0.isWarning }
                let known = found.filter { $0.fixes.count == 1 }
                errors += found.count
                single += known.count
                if known.isEmpty { continue }
                let after = Fixer.fix(broken.modules, storyboards: broken.storyboards).diagnostics
                let left = Set(after.map(\.message))
                fixed += known.filter { !left.contains($0.message) }.count
            }
        }
        #expect(Fixture.runsAllTests ? removals > 600 && errors > 400 : removals > 100 && errors > 60)
        // A sample of ten programs may be off by a tenth.
        let tolerance = Fixture.runsAllTests ? 0 : 1
        #expect(single * 10 > errors * (6 - tolerance), "\(single) of \(errors) errors have one fix")
        #expect(fixed * 10 > single * (9 - tolerance), "\(fixed) of \(single) errors with one fix are fixed")
    }
}

/// Removes each marker of each correct program.
struct FollowOnTests {
    /// No marker is lost, whatever else is missing: it has a member, a diagnostic, or a reason to have neither. What is missing,
    /// and what the proposed marker would provide, causes no error about scopes, effects, given parameters, actors or other
    /// markers.
    @Test(arguments: try FixtureGroup.some("Generation"))
    func aRemovedMarkerCausesOnlyErrorsOfItsOwn(_ group: FixtureGroup) async {
        await group.check { fixture in
            let sources = Sources(modules: try fixture.modules, storyboards: try fixture.storyboardFiles)
            let following: Set<DiagnosticCode> = [
                .capturedScope, .disjointScopes, .effectMismatch, .givenMismatch, .isolationMismatch, .misplacedMarker,
                .needsGiven,
            ]
            for broken in [sources] + sources.withoutOneMarker() {
                let found = broken.check()
                #expect(Generator.analyze(broken.modules, broken.storyboards).lostMarkers == [], "\(fixture.name)")
                guard found.contains(where: { $0.code == .missingProvider || $0.code == .unknownScope }) else {
                    continue
                }
                let followers = found.filter { following.contains($0.code) }
                #expect(followers.isEmpty, "\(Renderer.render(found))")
            }
        }
    }

    /// A marker with a mistake is reported, and nothing else is: what it was meant to provide is not missing, and all that
    /// depends on it is unknown.
    @Test(arguments: try FixtureGroup.some("Generation"))
    func aBrokenMarkerIsTheOnlyMistake(_ group: FixtureGroup) async {
        await group.check { fixture in
            let sources = Sources(modules: try fixture.modules, storyboards: try fixture.storyboardFiles)
            for (broken, path, marker) in sources.withOneBrokenMarker() {
                let found = broken.check()
                // One empty line may detach two markers.
                let followers = found.filter { diagnostic in
                    diagnostic.code != .detachedMarker && diagnostic.code != .unnamedValue
                        && (diagnostic.location.file.path != path || diagnostic.location.offset < marker.start
                            || diagnostic.location.offset > marker.end)
                }
                #expect(found.count > 0, "\(fixture.name)")
                #expect(followers.isEmpty, "\(Renderer.render(found))")
            }
        }
    }
}

/// Removes all markers but those of the entry points from apps, as if their authors had only marked the screens.
struct AdoptionTests {
    /// What is left are decisions: a scope, whether state is shared, or which function makes a value.
    @Test(arguments: [
        ("Counter/Sources/Counter", 0), ("Wallet/Sources/Wallet", 4), ("Server/Sources/Server", 6),
        ("Scenarios/Sources/ChildControllers", 0), ("Scenarios/Sources/CoderInitializers", 0),
        ("Scenarios/Sources/LazyViewModels", 0), ("Scenarios/Sources/TypedStoryboards", 1),
        ("Scenarios/Sources/Wallets", 0),
    ])
    func findsTheOtherMarkers(_ folder: String, _ left: Int) throws {
        var sources = Sources(modules: [try app(folder)], storyboards: [])
        while let marker = sources.firstMarker(where: { $0.kind != .needs }) {
            var changes = SourceChanges()
            _ = changes.add(Fix("remove it", marker.file.removing(marker.marker)))
            sources = sources.applying(changes)
        }
        #expect(sources.check().contains { !$0.isWarning })
        let fixed = Fixer.fix(sources.modules)
        #expect(fixed.diagnostics.filter { !$0.isWarning }.count == left)
        #expect(fixed.report.contains { $0.contains("wrote '// @Provides") })
    }

    private func app(_ folder: String) throws -> SourceModule {
        let directory = Fixture.repository.appending(path: "Fixtures/Apps/\(folder)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted()
        let files = try paths.filter { $0.hasSuffix(".swift") }.map { path in
            SourceFile(path: path, bytes: try Data(contentsOf: directory.appending(path: path)))
        }
        return SourceModule(name: directory.lastPathComponent, origin: .own, files: files)
    }
}

extension Sources {
    fileprivate func firstMarker(where isWanted: (Marker) -> Bool) -> (file: SourceFile, marker: Marker)? {
        for file in writtenFiles {
            let markers = FurnishCore.Scanner.scan(file, using: TokenBuffer(byteCount: file.bytes.count)).markers
            if let marker = markers.first(where: isWanted) { return (file, marker) }
        }
        return nil
    }

    /// Copies, each without another marker of the own module.
    fileprivate func withoutOneMarker() -> [Sources] {
        writtenFiles.flatMap { file -> [Sources] in
            guard file.path.hasSuffix(".swift") else { return [] }
            return FurnishCore.Scanner.scan(file, using: TokenBuffer(byteCount: file.bytes.count)).markers.map {
                marker in
                var changes = SourceChanges()
                _ = changes.add(Fix("remove it", file.removing(marker)))
                return applying(changes)
            }
        }
    }

    /// Copies, each with a mistake in another marker of the own module: before its arguments, after them, or an empty line
    /// between it and its declaration. With each, the place of that marker.
    fileprivate func withOneBrokenMarker() -> [(sources: Sources, path: String, marker: ByteRange)] {
        writtenFiles.flatMap { file -> [(sources: Sources, path: String, marker: ByteRange)] in
            guard file.path.hasSuffix(".swift") else { return [] }
            return FurnishCore.Scanner.scan(file, using: TokenBuffer(byteCount: file.bytes.count)).markers.flatMap {
                marker -> [(sources: Sources, path: String, marker: ByteRange)] in
                let text = file.text(marker.range)
                let arguments = text.firstIndex(of: "(").map { text[text.index(after: $0)...].dropLast() } ?? ""
                let word = text.prefix { $0 != "(" }
                let line = ByteRange(
                    file.startOfLine(before: marker.range.start), file.endOfLine(from: marker.range.end))
                let isLine = file.text(line).drop { $0 == " " } == "// " + text
                let mistakes = [
                    "\(word)(oops\(arguments.isEmpty ? "" : ", ")\(arguments))",
                    arguments.isEmpty ? nil : "\(word)(\(arguments), oops: 1)", isLine ? text + "\n" : nil,
                ]
                return mistakes.compactMap { $0 }.map { mistake in
                    let range = marker.range
                    var bytes = Array(file.bytes)
                    bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(mistake.utf8))
                    let broken = SourceFile(path: file.path, bytes: bytes)
                    return (
                        replacing(file, by: broken), file.path,
                        ByteRange(range.start, range.start + UInt32(mistake.utf8.count))
                    )
                }
            }
        }
    }

    private func replacing(_ file: SourceFile, by other: SourceFile) -> Sources {
        var changed = self
        for row in modules.indices { changed.modules[row].files = modules[row].files.map { $0 === file ? other : $0 } }
        return changed
    }

}
