import Foundation
import Testing

@testable import FurnishCore

/// What a reader sees in generated code, and what no program can check: its imports, its conditions for other compilers and
/// platforms, its documentation, and how it is laid out.
struct GeneratedLineTests {
    private static func text(of name: String) throws -> String {
        let directory = Fixture.repository.appending(path: "Fixtures/Generation/\(name)")
        return try #require(try Fixture(directory: directory).generate().text)
    }

    /// A module is imported once, as the user's files import it, and none that the code does not name.
    @Test func importsOnlyWhatItNames() throws {
        let imports: [String: [String]] = [
            "BundlesOfOtherModules": ["import Kit"],
            "ConditionalImports": ["@preconcurrency internal import Core"],
            "ConditionalModules": ["import Foundation", "import MockKit", "import PhoneKit"],
            "Cookbook": ["import Foundation", "import SwiftData", "import SwiftUI"],
            "CookbookScreens": ["import UIKit"],
            "ExportedImports": ["public import Suite", "internal import Trial", "public import Vendor"],
            "FakeModules": ["import Kit", "import Lodge", "import Shop", "import Stand"],
            "GivenParameters": ["import Foundation"],
            "HiddenFakes": ["import Tags"],
            "ImportConditions": ["internal import Core"],
            "ForeignEntryPoints": ["import Core", "import Handlers"], "ForeignGlobals": ["import Core"],
            "ImportedNames": ["import Foundation", "import Kit"],
            "InitialValues": ["import Foundation"],
            "LiveFactories": ["import Gauges"],
            "MemberwiseInitializers": ["import Layout"],
            "ModuleProviders": ["import Core", "import Kit"],
            "ModuleScopes": ["import Feature", "import Kit"],
            "ModuleSelectors": [
                "import Core", "import Journal", "import class Core::Store", "import func Core::makeNumber",
                "import protocol Core::Log",
                "import struct Charts::Row", "import struct Core::Kept", "import struct Core::Row",
            ],
            "UnneededKeys": ["import Core", "import Horns"],
            "PrivateNames": ["import Core", "import Foundation"],
        ]
        let systems = ["Darwin", "Glibc", "Musl", "Android"].map { "import " + $0 }
        for fixture in try Fixture.all("Generation") where !fixture.shows(fixture.generatedFile) {
            let lines = try Self.text(of: fixture.name).split(separator: "\n").map(String.init)
            let found = lines.filter { line in
                line.split(separator: " ").contains("import") && !line.contains("//") && !systems.contains(line)
            }
            #expect(found == imports[fixture.name] ?? [], "\(fixture.name)")
        }
    }

    /// Conditions for what compiles no test here.
    @Test func keepsConditions() throws {
        #expect(
            try Self.text(of: "ImportConditions").contains(
                "#if os(Linux) || os(macOS)\ninternal import Core\n#endif\n"))
        let modules = try Self.text(of: "ConditionalModules")
        #expect(modules.contains("#if !PHONE && RECORDED && DEBUG\nimport MockKit\n#endif\n"))
        #expect(modules.contains("#if (!PHONE && RECORDED && DEBUG) || PHONE\nimport PhoneKit\n#endif\n"))
        // In the order of the files, so that the same input gives the same text.
        #expect(modules.contains("#if PHONE || RECORDED || NONE\nimport Foundation\n#endif\n"))
        let unread = try Self.text(of: "UnreadBranches")
        #expect(unread.contains("    #if !swift(>=9) && !compiler(>=98)\n    /// A new `B`."))
        // A version that Furnish itself needs is no condition.
        #expect(unread.contains("    #endif\n\n    /// A new `C`."))
        let fakes = try Self.text(of: "FakeConditions")
        // Two systems at a time exist nowhere.
        #expect(!fakes.contains("registry: Registry, terminal: Terminal"))
        #expect(fakes.contains("    #if os(Windows)\n    private let fakeRegistry: Registry\n    #endif\n"))
    }

    /// A member has the actor of its factory, also one that makes the controller of a scene.
    @Test func repeatsNoActorOfItsFactory() throws {
        let notes = Fixture(directory: Fixture.repository.appending(path: "Fixtures/Generation/Notes"))
        let root = SourceFile(path: "Root.swift", text: "// @Scope(root)\n@MainActor struct Root {}")
        var modules = try notes.modules
        modules[0] = SourceModule(name: "Notes", origin: .own, files: modules[0].files + [root])
        let text = try #require(Generator.generate(modules, storyboards: notes.storyboardFiles).text)
        #expect(text.contains("@MainActor class RootFactory {"))
        #expect(text.contains("    func makeNotesWindowController(from storyboard: NSStoryboard)"))
        #expect(!text.contains("@MainActor func"))
    }

    /// Newer systems are on Apple's platforms only.
    @Test func keepsAvailability() throws {
        let attribute = "    @available(iOS 26, macOS 26, *)\n"
        #expect(try Self.text(of: "FakeSharingEffects").contains(attribute + "    func makePlayer() -> Player {"))
        let fake = try Self.text(of: "FakeAvailability")
        #expect(fake.contains(attribute + "    override var assistant: any Assistant { sampleAssistant }\n"))
        #expect(try Self.text(of: "StandardNames").contains("    @available(macOS 999, *)\n    var new: New {"))
        #expect(try Self.text(of: "ImportedNames").contains("    @available(macOS 999, *)\n    var recent: Recent {"))
        #expect(
            try Self.text(of: "FakeAvailabilityForms").contains(
                "    @available(iOS 27, *)\n    func makeScreen() -> Screen {"))
    }

    /// Names with backticks have longer ones in a comment.
    @Test func documentsOddNames() throws {
        #expect(try Self.text(of: "OddNames").contains("/// Inside the factory, `self` is the factory.\n"))
        let escaped = try Self.text(of: "EscapedNames")
        #expect(escaped.contains("/// A new `Boxes.`Any``. (Names.swift)\n"))
        #expect(escaped.contains("/// A new ``in→out``. (Names.swift)\n"))
    }

    /// Nothing is left over: each private helper has a use.
    @Test func usesAllPrivateDeclarations() throws {
        for fixture in try Fixture.all("Generation") {
            let text = try Self.text(of: fixture.name)
            let code = text.split(separator: "\n").filter { !$0.contains("///") }
            let words = code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
            let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
            for line in code where line.contains("private ") && !line.contains("private(set)") {
                let head = line.split { "(:<={".contains($0) }.first { $0.contains("private ") } ?? line
                let name = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
                #expect(counts[name] ?? 0 > 1, "\(fixture.name): \(line)")
            }
        }
    }

    @Test func isLaidOutEverywhere() throws {
        for fixture in try Fixture.all("Generation") {
            let text = try Self.text(of: fixture.name)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let head = "// Generated by Furnish. Do not edit.\n// swift-format-ignore-file\n// swiftlint:disable all\n"
            #expect(text.hasPrefix(head), "\(fixture.name)")
            #expect(text.hasSuffix("}\n") || text.hasSuffix("#endif\n"), "\(fixture.name)")
            #expect(!text.contains("\n\n\n") && !text.contains("{\n\n") && !text.contains("\n\n}"), "\(fixture.name)")
            var depth = 0
            for line in lines where !line.isEmpty {
                let indentation = line.prefix { $0 == " " }.count
                let isNotDeeper = indentation == depth || indentation == depth + 4 || indentation < depth
                #expect(
                    line.last != " " && indentation.isMultiple(of: 4) && isNotDeeper, "\(fixture.name): \(line)")
                depth = indentation
            }
        }
    }
}
