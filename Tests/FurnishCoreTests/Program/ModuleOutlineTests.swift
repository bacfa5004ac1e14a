import Foundation
import Testing

@testable import FurnishCore

/// A module's outline takes the place of its sources, and the result is the same.
@Suite struct ModuleOutlineTests {
    static let fixtures = { try! Fixture.all("Generation") + Fixture.all("Diagnostics") }()

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
        return [generation.text ?? "no text", "\(generation.isPartial)"] + diagnostics
    }

    private func outlined(_ modules: [SourceModule]) -> [SourceModule] {
        modules.map { module in
            guard module.origin != .own else { return module }
            let bytes = ModuleOutline.bytes(module.name, module.files)
            let file = SourceFile(path: module.name + ".outline", bytes: bytes)
            return ModuleOutline.module(file, origin: module.origin)!
        }
    }

    @Test(arguments: fixtures)
    func leadsToTheSameResult(_ fixture: Fixture) throws {
        let (modules, storyboards) = (try fixture.modules, try fixture.storyboardFiles)
        #expect(summary(outlined(modules), storyboards) == summary(modules, storyboards))
    }

    /// Divides the declarations of each fixture among three modules, with other access levels and some damage.
    @Test(arguments: fixtures)
    func leadsToTheSameResultForOddPrograms(_ fixture: Fixture) throws {
        var random = RandomNumbers(seed: fixture.name.utf8.reduce(32) { $0 &* 31 &+ UInt64($1) })
        let rounds = ProcessInfo.processInfo.environment["FURNISH_ROUNDS"].flatMap { Int($0) } ?? 4
        for _ in 0..<rounds {
            let modules = try oddModules(fixture, &random)
            let (expected, found) = (summary(modules, []), summary(outlined(modules), []))
            if expected != found {
                let lines = Set(expected.flatMap { $0.split(separator: "\n") })
                    .symmetricDifference(found.flatMap { $0.split(separator: "\n") })
                Issue.record("\(lines.sorted().joined(separator: "\n"))")
                return
            }
        }
    }

    // MARK: Stability

    private func bytes(_ files: [SourceFile]) -> [UInt8] { ModuleOutline.bytes("Kit", files) }

    /// Adds comments, statements and private code.
    @Test(arguments: fixtures)
    func staysTheSame(_ fixture: Fixture) throws {
        var random = RandomNumbers(seed: 32)
        for module in try fixture.modules {
            let edited = module.files.map { file in
                let isBroken = Scanner.scan(file, using: TokenBuffer()).isBroken
                return isBroken ? file : SourceFile(path: file.path, text: Self.edited(file.text, &random))
            }
            #expect(bytes(edited.reversed()) == bytes(module.files))
            // What an outline lost or misread would change it again.
            let outline = ModuleOutline.module(SourceFile(path: "o", bytes: bytes(module.files)), origin: .sibling)
            #expect(bytes(try #require(outline).files) == bytes(module.files))
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

                    public init(
                        zone: Int = 2,  // hours
                        // @Needs
                        queue: any Queue
                    ) { print(zone) }

                    #if DEBUG
                        private func reset() {}
                    #elseif os(Linux)
                        public func reset() async throws(Broken) -> Int { 1 }
                    #endif
                }

                """)
        let outline = ModuleOutline.module(SourceFile(path: "o", bytes: bytes([source])), origin: .sibling)?.files[0]
            .text
        #expect(
            outline == """
                import Foundation
                //@Provides(once, as: Clock)
                public final class SystemClock:Clock{
                public let name:String = 0
                public init(zone:Int = 2,
                //@Needs
                queue:any Queue)
                #if DEBUG
                #elseif os(Linux)
                public func reset() async throws(Broken)->Int
                #endif
                }

                """)
    }

    // MARK: Hostile bytes

    /// Any change of the bytes is noticed.
    @Test func damageIsNoticed() throws {
        var random = RandomNumbers(seed: 7)
        let whole = bytes(try Fixture.all("Generation")[0].modules.flatMap(\.files))
        #expect(ModuleOutline.module(SourceFile(path: "o", bytes: whole), origin: .sibling) != nil)
        for _ in 0..<2_000 {
            var damaged = whole
            switch random.next(below: 4) {
            case 0: damaged.removeLast(1 + random.next(below: damaged.count - 1))
            case 1: damaged[random.next(below: damaged.count)] ^= UInt8(1 << random.next(below: 8))
            case 2: damaged.append(UInt8(random.next(below: 256)))
            default: damaged.insert(UInt8(random.next(below: 256)), at: random.next(below: damaged.count))
            }
            guard damaged != whole else { continue }
            #expect(ModuleOutline.module(SourceFile(path: "o", bytes: damaged), origin: .sibling) == nil)
        }
    }

    /// The digest does not protect from those who compute it.
    @Test func oddOutlinesAreSurvived() {
        let texts = ["", "1\n\0", "3\nKit\0" + "5\nA.swi\0", "3\nKit\0" + "18446744073709551616\nA\0", "3\nKitA"]
        for text in texts {
            let digest = Array(text.utf8).withUnsafeBufferPointer(Digest.of)
            let file = SourceFile(path: "o", text: "Furnish outline 1\n\(digest)\n" + text)
            #expect(ModuleOutline.module(file, origin: .sibling) == nil)
        }
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

    private func damaged(_ part: String, isOther: Bool, _ random: inout RandomNumbers) -> String {
        var lines = part.components(separatedBy: "\n")
        for row in lines.indices where isOther && random.next(below: 4) > 0 {
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
