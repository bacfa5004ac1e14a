import Foundation
import FurnishCore
import FurnishOutlines
import FurnishWorkbench
import Testing

/// The app `Diary` reads the markers of `Domain`, which does not use the plugin.
struct ModuleWithoutPluginTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let file: String
        let text: String
        let mistaken: String
        /// The place, the severity and the code of each diagnostic.
        let expected: [String]

        var testDescription: String { mistaken }

        init(_ file: String, _ text: String, _ mistaken: String, _ expected: String...) {
            (self.file, self.text, self.mistaken, self.expected) = (file, text, mistaken, expected)
        }
    }

    static let mistakes = [
        Mistake("Session", "in: Session", "in: Sesion", "Session.swift:20:24 error UnknownScope"),
        Mistake("Session", "in: Session", "in: Author", "Session.swift:20:24 error UnknownScope"),
        Mistake(
            "Session", "let author: Author", "let author, other: Author", "Session.swift:3:8 error MisplacedMarker"),
        Mistake("Session", "// @Provides\n", "// @Provides\n\n", "Session.swift:3:8 error DetachedMarker"),
        Mistake(
            "Clock", "as: Clock)\npublic final", "as: Rule)\npublic final", "Clock.swift:5:4 error MalformedMarker"),
        Mistake("Clock", "once, live", "weak, live, sometimes", "Clock.swift:5:4 error MalformedMarker"),
        Mistake("Clock", "fake, as: Clock", "fake, once, as: Clock", "Clock.swift:14:8 error MalformedMarker"),
        Mistake(
            "Rules", "into: [Rule])\npublic struct NotEmpty", "into: [AlertRule])\npublic struct NotEmpty",
            "Rules.swift:5:4 error MalformedMarker"),
        Mistake("Rules", "default: limit", "default: most", "Rules.swift:18:24 error UnknownGiven"),
        Mistake("Rules", ", key: \"txt\"", "", "Rules.swift:32:4 error MalformedMarker"),
        Mistake("Rules", "key: \"count\"", "key: \"txt\"", "Rules.swift:41:4 error DuplicateKey"),
        Mistake("Editing", "given: title", "given: titel", "Editing.swift:21:22 error UnknownGiven"),
        Mistake(
            "Editing", "public var history: History?", "public let history: History? = nil",
            "Editing.swift:18:8 error MisplacedMarker"),
        Mistake("Editing", "(graph)", "(graf)", "Editing.swift:2:4 error MalformedMarker"),
        Mistake(
            "Editing", "(weak)\npublic final class History", "(weak)\npublic struct History",
            "Editing.swift:54:15 error InvalidLifetime"),
        Mistake(
            "Editing", "func makeEditor(title: String) -> Editor", "static func makeEditor() -> Editor",
            "Editing.swift:63:17 error UnsupportedParameter"),
        Mistake(
            "Editing", "typealias Favourites = Box<Entry>", "typealias Favourites = [Entry]",
            "Editing.swift:72:4 error MisplacedMarker"),
        Mistake(
            "Editing", "// @Provides\npublic func makeGreeting", "// @Provide\npublic func makeGreeting",
            "Diary/Home.swift:13:19 error MissingProvider", "Editing.swift:75:4 warning MisspelledMarker"),
        Mistake(
            "Editing", "author: Author) -> Greeting", "author: Author...) -> Greeting",
            "Editing.swift:76:26 error UnsupportedParameter"),
    ]

    @Test func hasNoMistakes() throws {
        #expect(try diagnostics(of: modules(.sibling)).isEmpty)
        #expect(try diagnostics(of: modules(.dependency)).isEmpty)
    }

    @Test func aMistakeIsReportedAtItsPlace() throws {
        for mistake in Self.mistakes {
            let found = try diagnostics(of: modules(.sibling, mistake))
            #expect(found.map(places) == mistake.expected, "\(mistake)")
            // 'check' of the module itself reports all but what the app has to settle.
            let own = try modules(.sibling, mistake)
            let review = Workbench.review(
                [SourceModule(name: "Domain", origin: .own, files: own[1].files)], isDomain: true)
            let isOwnMistake = !mistake.mistaken.hasPrefix("in: Author")
            #expect(
                review.diagnostics.contains { $0.code.name == mistake.expected.last!.split(separator: " ")[2] }
                    == isOwnMistake)
        }
    }

    /// What the app needs is an error in any package. Near misses of another package are left to it.
    @Test func aMistakeInAnotherPackageIsAnErrorWhereItIsNeeded() throws {
        for mistake in Self.mistakes where !mistake.mistaken.hasPrefix("// @Provide\n") {
            let found = try diagnostics(of: modules(.dependency, mistake))
            #expect(
                found.map { places($0).split(separator: " ")[2] }
                    == mistake.expected.map { $0.split(separator: " ")[2] })
        }
    }

    @Test func anOutlineTellsTheSame() throws {
        for mistake in Self.mistakes {
            for origin in [ModuleOrigin.sibling, .dependency] {
                var modules = try modules(origin, mistake)
                let expected = try diagnostics(of: modules).map {
                    "\($0.location.file.path) \($0.code) \($0.message) \($0.isWarning)"
                }
                let outline = ModuleOutline(
                    SourceFile(path: "Domain.outline", bytes: ModuleOutline.bytes("Domain", modules[1].files)))
                modules[1].files = try #require(outline?.files)
                let found = try diagnostics(of: modules).map {
                    "\($0.location.file.path) \($0.code) \($0.message) \($0.isWarning)"
                }
                #expect(found == expected, "\(mistake)")
            }
        }
    }

    /// What a module's own build does not report, no other module reports.
    @Test func aModuleWithoutMistakesHasNoneElsewhere() throws {
        let app = SourceModule(
            name: "App", origin: .own,
            files: [SourceFile(path: "App.swift", text: "// @Needs\nfinal class Screen {}\n")])
        for fixture in try Fixture.some("Generation") + Fixture.some("Diagnostics") {
            for isVisible in [false, true] {
                var modules = try fixture.modules
                if isVisible { modules[0].files = modules[0].files.map(Self.publicized) }
                let own = Workbench.check(modules)
                if own.hasErrors { continue }
                // Its code asks its factory.
                let start = SourceFile(
                    path: "Start.swift", text: "func start() { _ = \(modules[0].name)Factory.self }\n")
                for origin in [ModuleOrigin.sibling, .dependency] {
                    let read = SourceModule(name: modules[0].name, origin: origin, files: modules[0].files + [start])
                    let known = Set(own.map(\.location))
                    let found = Workbench.check([app, read] + modules.dropFirst()).filter {
                        !known.contains($0.location)
                    }
                    #expect(found.isEmpty, "\(fixture.name) \(isVisible)\n\(Renderer.render(found))")
                }
            }
        }
    }

    /// The same file, whose declarations at file level and initializers are public.
    private static func publicized(_ file: SourceFile) -> SourceFile {
        let lines = file.text.components(separatedBy: "\n").map { line in
            let words = ["class ", "final class ", "struct ", "protocol ", "enum ", "actor ", "func ", "let ", "var "]
            let members = ["    init(", "    override init(", "    let ", "    var ", "    func "]
            let isMember = members.contains(where: line.hasPrefix)
            if words.contains(where: line.hasPrefix) { return "public " + line }
            return isMember ? "    public " + line.dropFirst(4) : line
        }
        return SourceFile(path: file.path, text: lines.joined(separator: "\n"))
    }

    /// A module above settles what a domain needs, and which of its types are scopes.
    @Test func aDomainWithoutMistakesSaysHowManyNeedsAreMetAbove() {
        let core = SourceFile(
            path: "Core.swift",
            text: """
                public protocol Sink {}
                public struct Visit {}
                public struct NoSink: Sink { public init() {} }
                public protocol Rule {}
                // @Provides(into: [Rule])
                public struct Even: Rule { public init() {} }
                // @Needs
                public struct Screen { public init() {} }

                """)
        let domain = SourceFile(
            path: "Domain.swift",
            text: """
                import Core
                // @Provides(once)
                public final class Invoices { public init(sink: any Sink) {} }
                // @Provides
                public final class Detail { public init(invoices: Invoices, number: Number, other: any Sink = NoSink()) {} }
                public struct Number { let text: String }
                // @Needs(in: Visit)
                public func list(invoices: Invoices) {}
                // @Provides(in: Visit)
                public final class Page { public init() {} }
                public struct Session {}
                public typealias Login = Session
                // @Needs(in: Login)
                public func page(page: Page) {}
                // @Provides(into: [String: Rule], key: "odd")
                public struct Odd: Rule { public init() {} }
                // @Provides
                public struct Checker { public init(rules: [any Rule]) {} }

                """)
        let modules = [
            SourceModule(name: "Domain", origin: .own, files: [domain]),
            SourceModule(name: "Core", origin: .sibling, files: [core]),
        ]
        let review = Workbench.review(modules, isDomain: true)
        #expect(review.diagnostics.isEmpty, "\(Renderer.render(review.diagnostics))")
        #expect(review.needsMetAbove == 2)
        let all = Workbench.review(modules).diagnostics.map(places)
        #expect(all.contains("Domain.swift:7:15 error UnknownScope"))
        let words = Workbench.explain(
            "list",
            [modules[1], modules[0]].map { module in
                SourceModule(name: module.name, origin: module.name == "Core" ? .own : .sibling, files: module.files)
            })
        let text = if case .found(let text) = words.explanation { text } else { "" }
        #expect(text == "'list' of module 'Domain' waits for a module above that opens the scope 'Visit'.\n")
    }

    /// Nothing in a checkout is proposed to be marked, and its mistakes are nobody's unless they matter.
    @Test func aCheckoutIsLeftAlone() throws {
        let logging = SourceFile(
            path: ".build/checkouts/swift-log/Logging.swift",
            text: """
                public final class Logger { public init() {} }
                public struct Label { public init(text: String) {} }
                // @Provides(onec)
                public final class Console { public init() {} }
                """)
        let screen = SourceFile(
            path: "App.swift",
            text: "final class Screen {\n    // @Needs\n    init(logger: Logger, label: Label) {}\n}\n")
        let found = try diagnostics(of: [
            SourceModule(name: "App", origin: .own, files: [screen]),
            SourceModule(name: "Logging", origin: .dependency, files: [logging]),
        ])
        #expect(found.map(\.code) == [.missingProvider, .missingProvider])
        #expect(
            found.flatMap(\.notes).map(\.message) == [
                "mark a property or function that returns 'Logger' with '// @Provides'",
                "to pass 'label', write '// @Needs(given: label)'",
                "mark a property or function that returns 'Label' with '// @Provides'",
            ])
    }

    private func diagnostics(of modules: [SourceModule]) throws -> [Diagnostic] {
        Renderer.sorted(Workbench.check(modules))
    }

    private func places(_ diagnostic: Diagnostic) -> String {
        let (file, offset) = (diagnostic.location.file, Int(diagnostic.location.offset))
        let before = file.text.utf8.prefix(offset).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let severity = diagnostic.isWarning ? "warning" : "error"
        return
            "\(file.path):\(before.count):\(before[before.count - 1].count + 1) \(severity) \(diagnostic.code.name)"
    }

    private func modules(_ origin: ModuleOrigin, _ mistake: Mistake? = nil) throws -> [SourceModule] {
        try [
            SourceModule(name: "Diary", origin: .own, files: files("Diary", nil)),
            SourceModule(name: "Domain", origin: origin, files: files("Domain", mistake)),
        ]
    }

    private func files(_ module: String, _ mistake: Mistake?) throws -> [SourceFile] {
        let folder = Fixture.repository.appending(path: "Fixtures/Apps/Diary/Sources/\(module)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            guard let mistake, name == mistake.file + ".swift" else {
                return SourceFile(path: module == "Domain" ? name : "\(module)/\(name)", text: text)
            }
            #expect(text.contains(mistake.text))
            let range = text.range(of: mistake.text)!
            return SourceFile(path: name, text: text.replacingCharacters(in: range, with: mistake.mistaken))
        }
    }
}
