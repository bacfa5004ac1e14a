import Foundation
import Testing

@testable import FurnishCore

/// Checks the source folders, called floors, with the project's own scanner: a floor refers only to floors below it.
struct ArchitectureTests {
    private static let floors = [
        "Text", "Diagnostics", "Syntax", "Program", "Types", "Bindings", "Graph", "Diagnosis", "Emission", "",
    ]
    static let sources = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")

    static func level(_ floor: String) -> Int { floors.firstIndex(of: floor) ?? floors.count }

    struct File {
        let floor: String
        let source: SourceFile
        let scanned: ScannedFile
    }

    func files(in module: String = "FurnishCore") throws -> [File] {
        let buffer = TokenBuffer()
        let folder = Self.sources.appending(path: module)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let data = try Data(contentsOf: folder.appending(path: path))
            let source = SourceFile(path: path, bytes: data)
            let floor = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
            return File(floor: floor, source: source, scanned: Scanner.scan(source, using: buffer))
        }
    }

    /// The lowest floor on which each type name is declared.
    func declaredTypes(_ files: [File]) -> [String: Int] {
        var levels: [String: Int] = [:]
        for file in files {
            for declaration in file.scanned.declarations {
                switch declaration.kind {
                case .class, .struct, .enum, .protocol, .actor, .typealias:
                    let name = file.source.text(declaration.name)
                    levels[name] = min(levels[name] ?? .max, Self.level(file.floor))
                default: break
                }
            }
        }
        return levels
    }

    /// The words in a file's code, without comments.
    private func words(_ file: File) -> Set<String> {
        let code = file.source.text.split(separator: "\n").map { line in
            line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        }
        return Set(code.joined(separator: "\n").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) })
    }

    @Test func everyFileIsReadAndIsOnAFloor() throws {
        let files = try files()
        #expect(files.count > 40)
        #expect(files.filter(\.scanned.isBroken).map(\.source.path) == [])
        #expect(Set(files.map(\.floor)).isSubset(of: Self.floors))
    }

    @Test func noFloorRefersToAHigherOne() throws {
        let files = try files()
        let types = declaredTypes(files)
        for file in files {
            let higher = words(file).filter { types[$0] ?? 0 > Self.level(file.floor) }
            #expect(higher.sorted() == [], "\(file.source.path)")
        }
    }

    /// Text is read once, by the scanner. `CodeTokens` reads bodies.
    @Test func nothingBehindTheScannerLexes() throws {
        let lexers: Set = ["Lexer", "SourceCursor", "TokenBuffer", "TokenCursor"]
        let found = try files().filter { file in
            Self.level(file.floor) > Self.level("Syntax") && !lexers.isDisjoint(with: words(file))
        }
        let allowed = [
            // The text of conditions.
            "Bindings/Conditions.swift",
            // Files that were not scanned, or not yet.
            "Program/DeclaredNames.swift", "Program/Fingerprint.swift", "Program/RelevantFiles.swift",
        ]
        #expect(found.map(\.source.path) == allowed)
    }

    /// What a later step must know of a diagnostic is a field of it.
    @Test func nobodySearchesInAMessage() throws {
        let search = /\b(?:message|title|reason)\??\.(?:contains|hasPrefix|hasSuffix|split|first|starts)/
        for module in try FileManager.default.contentsOfDirectory(atPath: Self.sources.path) {
            for file in try files(in: module) where !file.source.path.hasSuffix("EmbeddedText.swift") {
                #expect(file.source.text.firstMatch(of: search) == nil, "\(module)/\(file.source.path)")
            }
        }
    }

    /// The two floors above the graph know nothing of each other.
    @Test func emissionDoesNotReferToDiagnosis() throws {
        let files = try files()
        let types = declaredTypes(files).filter { $0.value == Self.level("Diagnosis") }
        for file in files where file.floor == "Emission" {
            #expect(words(file).filter { types[$0] != nil } == [], "\(file.source.path)")
        }
    }

    @Test func filesHaveAtMost400Lines() throws {
        for module in try FileManager.default.contentsOfDirectory(atPath: Self.sources.path) {
            for file in try files(in: module) {
                #expect(
                    file.source.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 400,
                    "\(module)/\(file.source.path)")
            }
        }
    }

    @Test func theCoreImportsOnlySystemModulesAndTables() throws {
        for file in try files() {
            for declaration in file.scanned.declarations where declaration.kind == .import {
                #expect(
                    ["Darwin", "Dispatch", "FurnishTables", "Glibc", "Musl"].contains(
                        file.source.text(declaration.name)),
                    "\(file.source.path)")
            }
        }
    }

    /// Each line of what the plugin runs is compiled in every user's clean build.
    @Test func thePluginRunsNothingOfTheWorkbench() throws {
        for module in ["FurnishFiles", "furnish-generate"] {
            for file in try files(in: module) {
                let imported = file.scanned.declarations.filter { $0.kind == .import }.map { file.source.text($0.name) }
                #expect(
                    !imported.contains { ["FurnishOutlines", "FurnishWorkbench"].contains($0) }, "\(file.source.path)")
            }
        }
    }

    /// A second type of a name would hide a reference to a higher floor.
    @Test func noTypeIsDeclaredTwice() throws {
        var files: [String: [String]] = [:]
        for file in try self.files() {
            for declaration in file.scanned.declarations where declaration.parent < 0 {
                switch declaration.kind {
                case .class, .struct, .enum, .protocol, .actor, .typealias:
                    files[file.source.text(declaration.name), default: []].append(file.source.path)
                default: break
                }
            }
        }
        #expect(files.filter { $0.value.count > 1 } == [:])
    }

    /// The values that the stages return.
    private static let results: Set<String> = [
        "Bindings", "Calls", "DependencyGraph", "Duplicates", "Fakes", "Inheritance", "IsolationInference",
        "MemberNames",
        "Placement", "Requirements", "Resolution", "ScannedFile", "Sharing", "SymbolTable", "Validity",
    ]

    /// The properties of a type in the sources.
    private struct Property {
        let owner: Declaration
        let ownerName: String
        let declaration: Declaration
        let file: File

        var name: String { "\(ownerName).\(file.source.text(declaration.name))" }
        /// As written. Of what others can see, also the value that states it.
        var type: String {
            let isStated = !declaration.type.isEmpty || declaration.access == .private
            return file.source.text(isStated ? declaration.type : declaration.initialValue)
        }

        /// Whether nothing but its own type, which may be its own maker, changes it.
        var isSettled: Bool {
            declaration.traits.contains(.isLet) || declaration.traits.contains(.isComputed)
                || declaration.access == .private
                || declaration.modifiers.indices.contains {
                    file.source.text(file.scanned.ranges[$0]) == "private(set)"
                }
        }
    }

    private func properties(_ files: [File]) -> [Property] {
        files.flatMap { file in
            file.scanned.declarations.filter { $0.kind == .property && $0.parent >= 0 }.map { property in
                let owner = file.scanned.declarations[Int(property.parent)]
                return Property(
                    owner: owner, ownerName: file.source.text(owner.name), declaration: property, file: file)
            }
        }
    }

    @Test func onlyItsMakerFillsAResult() throws {
        // Collect is a stage of several types, which fill one value.
        let found = properties(try files()).filter {
            Self.results.contains($0.ownerName) && $0.owner.kind != .extension
        }
        for property in found where property.ownerName != "Bindings" { #expect(property.isSettled, "\(property.name)") }
        #expect(Set(found.map(\.ownerName)) == Self.results)
    }

    @Test func onlyCollectFillsTheBindings() throws {
        let bindings = properties(try files()).filter { $0.ownerName == "Bindings" && !$0.isSettled }
        let names = Set(bindings.map { $0.file.source.text($0.declaration.name) }).joined(separator: "|")
        let change = try Regex("\\bbindings\\.(\(names)) (\\+?= )|\\bbindings\\.(\(names))\\.(append|insert)")
        for file in try files() where !file.source.path.hasPrefix("Bindings/") {
            #expect(file.source.text.firstMatch(of: change) == nil, "\(file.source.path)")
        }
    }

    @Test func noRowOfAStagesResultChanges() throws {
        // The rows of scanned files are structures, which a constant array keeps.
        let properties = properties(try files().filter { ["Types", "Bindings", "Graph"].contains($0.floor) })
        // Tables, and arrays, sets and dictionaries of rows, and what is in these. The types of the language are values of their own.
        var types = Set(properties.filter { Self.results.contains($0.ownerName) }.map(\.type))
        var rows: Set<String> = []
        while true {
            let paths = types.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "." } }
            let found = Set(paths.map { String($0.split(separator: ".").last ?? "") })
                .subtracting(Self.results.union(["FunctionType"]))
            if found.isSubset(of: rows) { break }
            rows.formUnion(found)
            types = Set(properties.filter { rows.contains($0.ownerName) }.map(\.type))
        }
        let changing = properties.filter {
            [.class, .struct].contains($0.owner.kind) && rows.contains($0.ownerName) && !$0.isSettled
        }
        #expect(changing.map(\.name).sorted() == [])
        #expect(rows.isSuperset(of: ["FactoryScope", "Injection", "MarkedDeclaration", "Need", "Provider", "Symbol"]))
    }

    /// The standard library's `<<`, `>>` and `~` are generic, and to compile one use of them takes as long as five to thirty lines of
    /// ours. (`FurnishTables` has conversions between integers, for the same reason.)
    @Test func noCodeInABuildUsesGenericOperatorsOfIntegers() throws {
        let generic = try Regex(" (<<|>>)=? |[ (|]~[a-z0-9]")
        for module in ["FurnishTables", "FurnishCore", "FurnishFiles", "furnish-generate"] {
            for file in try files(in: module) {
                let advice = "write '&<<', '&>>', or 'a ^ (a & b)' for 'a & ~b'"
                #expect(file.source.text.firstMatch(of: generic) == nil, "\(file.source.path): \(advice)")
            }
        }
    }

    /// They return what they find as data. `Diagnosis` says it, and proposes changes.
    @Test func noFloorBelowDiagnosisSpeaksOfMistakes() throws {
        for file in try files() where ["Syntax", "Types", "Bindings", "Graph"].contains(file.floor) {
            #expect(words(file).isDisjoint(with: ["Diagnostic", "Fix", "Change"]), "\(file.source.path)")
        }
    }
}
