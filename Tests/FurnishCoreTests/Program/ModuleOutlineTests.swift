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
            return "\(location.file.path) \(place) \(diagnostic.code) \(diagnostic.isWarning) \(diagnostic.message)"
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
        var random = RandomNumbers(seed: UInt64(fixture.name.utf8.reduce(32) { $0 &* 31 &+ Int($1) }))
        let rounds = ProcessInfo.processInfo.environment["FURNISH_ROUNDS"].flatMap { Int($0) } ?? 2
        for _ in 0..<rounds {
            let modules = try oddModules(fixture, &random)
            let (expected, found) = (summary(modules, []), summary(outlined(modules), []))
            if expected != found {
                let folder = FileManager.default.temporaryDirectory.appending(path: "furnish-odd-\(fixture.name)")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for module in modules {
                    for file in module.files {
                        let name = "\(module.name)-" + file.path.replacingOccurrences(of: "/", with: "_")
                        try file.text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
                    }
                }
                let different = zip(expected, found).first { $0 != $1 }
                Issue.record("\(fixture.name): \(folder.path): \(String(describing: different)) \(expected.count) \(found.count)")
                return
            }
        }
    }

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

    private static let accesses = ["public ", "public ", "public ", "package ", "private ", "fileprivate ", "open ", ""]

    private func damaged(_ part: String, isOther: Bool, _ random: inout RandomNumbers) -> String {
        var lines = part.components(separatedBy: "\n")
        for row in lines.indices where isOther && random.next(below: 4) > 0 {
            for word in ["class ", "struct ", "protocol ", "enum ", "func ", "init(", "let ", "var ", "static ", "actor "] {
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
        case 5: lines[row] = "private struct Hidden: Error { let a: Int }\n" + lines[row]
        default: lines[row] = String(lines[row].dropLast())
        }
        return lines.joined(separator: "\n")
    }
}
