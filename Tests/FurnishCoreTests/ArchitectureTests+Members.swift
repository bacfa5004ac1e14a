import Foundation
import Testing

@testable import FurnishCore
@testable import FurnishWorkbench

/// The members of types: which floor adds them, and how many there are.
extension ArchitectureTests {
    /// A name that only higher floors declare, at least once in an extension of a type that is not theirs.
    private struct AddedMember {
        /// The lowest floor that declares the name.
        var level = Int.max
        var extendedTypes: Set<String> = []
        /// The first argument labels of the functions among them, so that `text.prefix(2)` is no use of a property
        /// `prefix`, and `set.union(other)` none of a function `union(of:)`.
        var labels: Set<String> = []
    }

    private func addedMembers(_ files: [File]) -> [String: AddedMember] {
        let types = declaredTypes(files)
        var members: [String: AddedMember] = [:]
        for file in files {
            let level = Self.level(file.floor)
            let declarations = file.scanned.declarations
            for declaration in declarations where declaration.parent >= 0 && declaration.access >= .internal {
                let name = file.source.text(declaration.name)
                var member = members[name] ?? AddedMember()
                member.level = min(member.level, level)
                let parent = declarations[Int(declaration.parent)]
                let type = String(file.source.text(parent.name).prefix { $0 != "." })
                if parent.kind == .extension, types[type] ?? -1 < level, declaration.kind != .initializer {
                    member.extendedTypes.insert(type)
                    if declaration.kind == .function {
                        let first = declaration.parameters.indices.first.map { file.scanned.parameters[$0].label }
                        member.labels.insert(first.map(file.source.text) ?? "")
                    }
                }
                members[name] = member
            }
        }
        return members.filter { !$0.value.extendedTypes.isEmpty }
    }

    /// The names that a file uses of what higher floors add to types of its own or a lower floor: `.name`, and `name(…)`
    /// in a file that declares or extends the type. A name that this or a lower floor declares too is not one of them,
    /// unless it is private in another file.
    private func usesOfHigherMembers(in file: File, of members: [String: AddedMember]) -> Set<String> {
        let here = Set(
            file.scanned.declarations.filter { $0.parent < 0 }
                .map { String(file.source.text($0.name).prefix { $0 != "." }) })
        let own = Set(file.scanned.declarations.map { file.source.text($0.name) })
        let buffer = TokenBuffer(byteCount: file.source.bytes.count)
        var cursor = TokenCursor(file.source, ByteRange(0, UInt32(file.source.bytes.count)), buffer)
        return withExtendedLifetime(buffer) {
            var found: Set<String> = []
            while cursor.kind != .endOfFile {
                defer { cursor.advance() }
                let name = file.source.text(cursor.token.range)
                guard let member = members[name], member.level > Self.level(file.floor), !own.contains(name) else {
                    continue
                }
                let isCalled = cursor.nextKind == .openParenthesis
                let isLabelled = isCalled && cursor.tokens[cursor.index + 3].kind == .colon
                let label = isLabelled ? file.source.text(cursor.tokens[cursor.index + 2].range) : ""
                if isCalled, !member.labels.contains(label) { continue }
                let isOfValue = cursor.index > 0 && cursor.tokens[cursor.index - 1].kind == .period
                if isOfValue || isCalled && !here.isDisjoint(with: member.extendedTypes) {
                    found.insert(name)
                }
            }
            return found
        }
    }

    @Test func noFloorUsesAMemberThatAHigherOneAdds() throws {
        let files = try files()
        let members = addedMembers(files)
        #expect(members.count > 40)
        for file in files {
            #expect(usesOfHigherMembers(in: file, of: members).sorted() == [], "\(file.source.path)")
        }
    }

    @Test func aMemberThatAHigherFloorAddsIsSeen() {
        func file(_ floor: String, _ text: String) -> File {
            let source = SourceFile(path: "\(floor)/File.swift", text: text)
            return File(floor: floor, source: source, scanned: Scanner.scan(source, using: TokenBuffer()))
        }
        let low = file(
            "Text",
            """
            struct Word { var size = 0 }
            extension Word {
                func use(_ other: Word) -> [Int] { [twice(), other.length, other.size, "".prefix(1).count, third] }
                func join(_ other: Set<Int>) -> Set<Int> { other.union(other) }
            }
            """)
        let other = file(
            "Text", "struct Other { private let rest = 1; func use(_ word: Word) { twice(word); word.end() } }")
        let last = file("Text", "func use(_ word: Word) { word.rest() }")
        let high = file(
            "Types",
            """
            extension Word {
                func twice() -> Int { 2 * size }
                func rest() {}
                func end() {}
                var length: Int { 1 }
                var size: Int { 2 }
                var prefix: Word { self }
                func union(of words: [Word]) -> Word { self }
            }
            struct Own { var third = 3 }
            """)
        let members = addedMembers([low, other, last, high])
        #expect(usesOfHigherMembers(in: low, of: members) == ["length", "twice"])
        #expect(usesOfHigherMembers(in: other, of: members) == ["end"])
        #expect(usesOfHigherMembers(in: last, of: members) == ["rest"])
        #expect(usesOfHigherMembers(in: high, of: members) == [])
    }

    @Test func typesHaveAtMost80Members() throws {
        for module in try FileManager.default.contentsOfDirectory(atPath: Self.sources.path) {
            var counts: [String: Int] = [:]
            for file in try files(in: module) {
                for row in file.scanned.declarations.indices {
                    switch file.scanned.declarations[row].kind {
                    case .function, .initializer, .property, .subscript:
                        counts[file.scanned.enclosingPath(of: row), default: 0] += 1
                    default: break
                    }
                }
            }
            counts[""] = nil
            for (type, count) in counts { #expect(count <= 80, "\(module) \(type)") }
        }
    }
}
