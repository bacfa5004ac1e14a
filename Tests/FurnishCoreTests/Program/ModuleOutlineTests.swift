import Foundation
import FurnishOutlines
import Testing

@testable import FurnishCore

/// A module's outline takes the place of its sources, and the result is the same.
struct ModuleOutlineTests {
    /// What a result says, notes apart.
    private func summary(_ modules: [SourceModule], _ storyboards: [SourceFile]) -> [String] {
        let generation = Generator.generate(modules, storyboards: storyboards)
        let diagnostics = Renderer.sorted(generation.diagnostics).map { diagnostic in
            let location = diagnostic.location
            let place = modules[0].files.contains { $0.path == location.file.path } ? "\(location.offset)" : ""
            // A message may name a line of another module.
            let message = diagnostic.message.replacing(/\.swift:\d+/, with: ".swift")
            return "\(location.file.path) \(place) \(diagnostic.code) \(diagnostic.isWarning) \(message)"
        }
        let isPartial = generation.isPartial && !hasBrokenUnmarkedFile(modules[0])
        return [generation.text ?? "no text", "\(isPartial)"] + diagnostics
    }

    /// Such a file of the own module is read only if its types are mentioned, maybe by a file that an outline allows to leave
    /// out. The compiler rejects it in any case.
    private func hasBrokenUnmarkedFile(_ module: SourceModule) -> Bool {
        module.files.contains { file in
            !MarkerPrefilter.mayMatter(file.bytes) && Scanner.scan(file, using: TokenBuffer()).isBroken
        }
    }

    private func outlined(_ modules: [SourceModule]) -> [SourceModule] {
        modules.map { module in
            guard module.origin != .own else { return module }
            let bytes = ModuleOutline.bytes(module.name, module.files)
            let outline = ModuleOutline(SourceFile(path: module.name + ".outline", bytes: bytes))!
            return SourceModule(name: outline.name, origin: module.origin, files: outline.files)
        }
    }

    @Test func leadsToTheSameResult() throws {
        for fixture in try Fixture.all("Generation") + Fixture.all("Diagnostics") {
            let modules = try fixture.modules
            if modules.count == 1 { continue }
            let storyboards = try fixture.storyboardFiles
            #expect(summary(outlined(modules), storyboards) == summary(modules, storyboards), "\(fixture.name)")
        }
    }

    /// Divides the declarations of each fixture among three modules, with other access levels and some damage.
    @Test(arguments: try FixtureGroup.some("Generation", "Diagnostics"))
    func leadsToTheSameResultForOddPrograms(_ group: FixtureGroup) async {
        await group.check { fixture in
            var random = RandomNumbers(seed: fixture.name.utf8.reduce(32) { $0 &* 31 &+ UInt64($1) })
            for _ in 0..<Fixture.scaled(1) {
                let modules = try oddModules(fixture, &random)
                let (expected, found) = (summary(modules, []), summary(outlined(modules), []))
                expectEqual(expected, found, fixture)
                if expected != found { return }
            }
        }
    }

    /// Records the lines that only one of two results has.
    private func expectEqual(_ expected: [String], _ found: [String], _ fixture: Fixture) {
        if expected == found { return }
        let lines = Set(expected.flatMap { $0.split(separator: "\n") })
            .symmetricDifference(found.flatMap { $0.split(separator: "\n") })
        Issue.record("\(fixture.name)\n\(lines.sorted().joined(separator: "\n"))")
    }

    /// Gives each fixture the files of other fixtures as modules in view, most of which it does not need.
    @Test func leadsToTheSameResultBesideOthers() throws {
        var random = RandomNumbers(seed: 100)
        let others = try Fixture.all("Generation")
        for fixture in try Fixture.some("Generation") {
            for _ in 0..<Fixture.scaled(1) {
                var modules = try fixture.modules.filter { $0.origin == .own }
                for origin in [ModuleOrigin.sibling, .dependency, .sibling] {
                    let name = "Other\(modules.count)"
                    let files = try others[random.next(below: others.count)].modules[0].files.map { file in
                        let parts = file.text.components(separatedBy: "\n\n")
                        let text = parts.map { visible($0, &random) }.joined(separator: "\n\n")
                        return SourceFile(path: "\(name)/\(file.path)", text: text)
                    }
                    modules.append(SourceModule(name: name, origin: origin, files: files))
                }
                let storyboards = try fixture.storyboardFiles
                let (expected, found) = (summary(modules, storyboards), summary(outlined(modules), storyboards))
                expectEqual(expected, found, fixture)
            }
        }
    }

    /// What generated code says may depend on declarations that the module does not mention.
    @Test func findsWhatHasOtherNames() {
        for (types, provider, need) in [
            // A provider under the name of a typealias.
            (
                "public struct Token { public init() {} }\npublic typealias Key = Token", "// @Provides(as: [Key])",
                "[Token]"
            ),
            // A generic provider.
            (
                "public struct Token { public init() {} }", "// @Provides\npublic func make<T>() -> [T]? { nil }",
                "[Token]?"
            ),
        ] as [(String, String, String)] {
            let function =
                provider.contains("func") ? provider : provider + "\npublic final class Keys { public init() {} }"
            let need = "// @Needs\nfinal class Screen { init(a: \(need), t: Token = .init()) {} }"
            let modules = modules(need, kit: [types, function])
            #expect(summary(outlined(modules), []) == summary(modules, []), "\(types)")
        }
    }

    /// The mistake is reported with the outline, too.
    @Test func keepsPrivateDeclarationsThatAMarkerNames() {
        for (declaration, marker) in [
            ("fileprivate enum Route: Hashable { case home }", "into: [Route: Int], key: Route.home"),
            ("private let home = \"home\"", "into: [String: Int], key: home"),
            ("private func home() -> String { \"home\" }", "into: [String: Int], key: home()"),
            ("public enum Keys { private static let home = 1 }", "into: [Int: Int], key: Keys.home"),
            ("private protocol Count {}\nextension Int: Count {}", "as: Count"),
        ] {
            let kit = "\(declaration)\n// @Provides(\(marker))\npublic func makeHome() -> Int { 1 }\n"
            let modules = modules("// @Needs\nfunc run() {}\n", kit: [kit])
            let expected = summary(modules, [])
            #expect(expected.contains { $0.contains("private") }, "\(declaration)\n\(expected)")
            #expect(summary(outlined(modules), []) == expected, "\(declaration)")
        }
    }

    /// An app, and a module of its package with a file for each text.
    private func modules(_ app: String, kit: [String]) -> [SourceModule] {
        let files = kit.enumerated().map { SourceFile(path: "Kit\($0.offset).swift", text: $0.element) }
        return [
            SourceModule(name: "App", origin: .own, files: [SourceFile(path: "App.swift", text: app)]),
            SourceModule(name: "Kit", origin: .sibling, files: files),
        ]
    }

    // MARK: Stability

    private func bytes(_ files: [SourceFile]) -> [UInt8] { ModuleOutline.bytes("Kit", files) }

    /// Adds comments, statements and private code.
    @Test(arguments: try FixtureGroup.some("Generation", "Diagnostics"))
    func staysTheSame(_ group: FixtureGroup) async {
        await group.check { fixture in
            var random = RandomNumbers(seed: 32)
            for module in try fixture.modules {
                let edited = module.files.map { file in
                    let isBroken = Scanner.scan(file, using: TokenBuffer()).isBroken
                    return isBroken ? file : SourceFile(path: file.path, text: Self.edited(file.text, &random))
                }
                #expect(bytes(edited.reversed()) == bytes(module.files), "\(fixture.name)")
                // What an outline lost or misread would change it again.
                let outline = ModuleOutline(SourceFile(path: "o", bytes: bytes(module.files)))
                #expect(bytes(try #require(outline?.files)) == bytes(module.files), "\(fixture.name)")
            }
        }
    }

    private static func edited(_ text: String, _ random: inout RandomNumbers) -> String {
        if text.contains("\"\"\"") || text.contains("\r") { return text }
        var lines: [String] = []
        var isInComment = false
        for line in text.components(separatedBy: "\n") {
            if line.contains("/*") { isInComment = true }
            let words = line.split { !$0.isLetter }
            let isProtocol = words.contains("protocol") || words.contains("enum")
            if line.hasSuffix("{"), !line.hasPrefix(" "), !words.contains("func"), !isProtocol, !isInComment,
                words.contains(where: { ["class", "struct", "actor", "extension"].contains($0) }), !line.contains("=")
            {
                lines += [line, "    private func added\(random.next(below: 99))(a: Int) -> Int { a }  // a, b: {"]
                lines += ["    fileprivate static let shown: [Int] = [1]", "", "    private enum Kinds { case one }"]
            } else if line.hasSuffix("{"), words.first == "func" || words.first == "init", !isInComment {
                lines += [
                    line, "        let added = { (a: Int) in [a] }(\(random.next(below: 99)))", "        _ = added",
                ]
            } else {
                lines.append(line)
            }
            if line.contains("*/") { isInComment = false }
        }
        return lines.joined(separator: "\n")
            + "\nprivate struct Added { init() { print() } }\nextension Added: Error {}\n"
    }

    @Test func hasNoBodiesCommentsOrPrivateCode() throws {
        let source = SourceFile(
            path: "Kit/Clock.swift",
            text: """
                import Foundation

                /// Tells the time.
                // @Provides(once, as: Clock)
                public final class SystemClock: Clock {
                    private let zone = 3
                    public let name: String = "it"
                    private var cache: [Int] { [1] }

                    // @Needs(given: zone)
                    public init(
                        zone: Int = 2,  // hours
                        queue: any Queue
                    ) { print(zone) }

                    #if DEBUG
                        private func reset() {}
                    #elseif os(Linux)
                        public func reset() async throws(Broken) -> Int { 1 }
                    #endif
                }

                """)
        let outline = ModuleOutline(SourceFile(path: "o", bytes: bytes([source])))?.files.first?.text
        #expect(
            outline == """
                import Foundation
                //@Provides(once, as: Clock)
                public final class SystemClock: Clock{
                public let name:String = 0
                //@Needs(given: zone)
                public init( zone: Int = 2, queue: any Queue )
                #if DEBUG
                #elseif os(Linux)
                public func reset() async throws(Broken) -> Int
                #endif
                }

                """)
    }

    // MARK: Hostile bytes

    /// Any change of the bytes is noticed.
    @Test func damageIsNoticed() throws {
        var random = RandomNumbers(seed: 7)
        let whole = bytes(try Fixture.all("Generation")[0].modules.flatMap(\.files))
        #expect(ModuleOutline(SourceFile(path: "o", bytes: whole))?.files != nil)
        for _ in 0..<2_000 {
            var damaged = whole
            switch random.next(below: 4) {
            case 0: damaged.removeLast(1 + random.next(below: damaged.count - 1))
            case 1: damaged[random.next(below: damaged.count)] ^= UInt8(1 << random.next(below: 8))
            case 2: damaged.append(UInt8(random.next(below: 256)))
            default: damaged.insert(UInt8(random.next(below: 256)), at: random.next(below: damaged.count))
            }
            guard damaged != whole else { continue }
            #expect(ModuleOutline(SourceFile(path: "o", bytes: damaged))?.files == nil)
        }
    }

    /// The digest does not protect from those who compute it.
    @Test func oddOutlinesAreSurvived() throws {
        var random = RandomNumbers(seed: 41)
        var (refused, used) = (0, 0)
        for fixture in try Fixture.all("Generation").prefix(Fixture.scaled(10)) {
            let modules = try fixture.modules
            guard let own = modules.first(where: { $0.origin == .own }) else { continue }
            let whole = bytes(modules.flatMap(\.files)).dropLast(16)
            for _ in 0..<12 {
                var damaged = Array(whole)
                for _ in 0...random.next(below: 3) {
                    let place = 18 + random.next(below: damaged.count - 18)
                    // Zero bytes and digits separate the texts.
                    damaged[place] = [0, 0, 48, 57, 45, UInt8(random.next(below: 256))][random.next(below: 6)]
                }
                if random.next(below: 4) == 0 { damaged.removeLast(random.next(below: damaged.count - 18)) }
                let digits = String(damaged.withUnsafeBufferPointer(Digest.of), radix: 16)
                damaged += Array((String(repeating: "0", count: 16 - digits.utf8.count) + digits).utf8)
                guard let outline = ModuleOutline(SourceFile(path: "o", bytes: damaged)) else {
                    refused += 1
                    continue
                }
                used += 1
                _ = Generator.generate([own, SourceModule(name: "Odd", origin: .sibling, files: outline.files)])
            }
        }
        #expect(refused > Fixture.scaled(10))
        #expect(used > Fixture.scaled(10))
    }

    // MARK: Odd programs

    private func oddModules(_ fixture: Fixture, _ random: inout RandomNumbers) throws -> [SourceModule] {
        var modules = [
            SourceModule(name: "App", origin: .own, files: []), SourceModule(name: "Kit", origin: .sibling, files: []),
            SourceModule(name: "Core", origin: .dependency, files: []),
        ]
        for file in try fixture.modules.flatMap(\.files) {
            let parts = file.text.replacingOccurrences(of: "\r", with: "").components(separatedBy: "\n\n")
            var texts = ["", "", ""]
            let shift = random.next(below: 3)
            for part in parts {
                let row = random.next(below: 3) == 0 ? random.next(below: 3) : shift
                texts[row] += damaged(part, isOther: row > 0, &random) + "\n\n"
            }
            for row in 0..<3 where !texts[row].isEmpty {
                modules[row].files.append(SourceFile(path: "\(modules[row].name)/\(file.path)", text: texts[row]))
            }
        }
        return modules
    }

    private static let accesses = [
        "public ", "public ", "public ", "package ", "private ", "fileprivate ", "open ", "",
    ]

    /// Writes access levels, most of them such that other modules see the declarations.
    private func visible(_ part: String, _ random: inout RandomNumbers) -> String {
        var lines = part.components(separatedBy: "\n")
        for row in lines.indices where random.next(below: 4) > 0 {
            for word in [
                "class ", "struct ", "protocol ", "enum ", "func ", "init(", "let ", "var ", "static ", "actor ",
            ] {
                let indentation = String(lines[row].prefix { $0 == " " })
                guard indentation.count <= 4, lines[row].dropFirst(indentation.count).hasPrefix(word) else { continue }
                lines[row].insert(
                    contentsOf: Self.accesses[random.next(below: random.next(below: 6) == 0 ? 8 : 3)],
                    at: lines[row].index(lines[row].startIndex, offsetBy: indentation.count))
                break
            }
        }
        return lines.joined(separator: "\n")
    }

    private func damaged(_ part: String, isOther: Bool, _ random: inout RandomNumbers) -> String {
        var lines = (isOther ? visible(part, &random) : part).components(separatedBy: "\n")
        guard random.next(below: 6) == 0 else { return lines.joined(separator: "\n") }
        let row = random.next(below: lines.count)
        switch random.next(below: 7) {
        case 0: lines.remove(at: row)
        case 1: lines.insert(lines[row], at: row)
        case 2: lines[row] = "// @Provides(once, live)\n" + lines[row]
        case 3: lines[row] = lines[row].replacingOccurrences(of: "//", with: "/*") + " */"
        case 4: lines[row] = "#if DEBUG\n" + lines[row] + "\n#else\n#endif"
        case 5: lines[row] = "private struct Hidden\(random.next(below: 1000)): Error { let a: Int }\n" + lines[row]
        default: lines[row] = String(lines[row].dropLast())
        }
        return lines.joined(separator: "\n")
    }
}
