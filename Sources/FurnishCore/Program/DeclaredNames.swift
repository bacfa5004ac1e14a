/// Finds the names of types in a file that is not read as Swift: whatever follows a word that declares one. Comments and
/// strings may look alike; then a file is read for nothing.
enum DeclaredNames {
    private static let introducers: [StaticString] = [
        "typealias ", "extension ", "protocol ", "class ", "struct ", "actor ", "enum ",
    ]

    /// All words that some search here is for.
    private static let searched = introducers + ["@objc("]

    static func contain(_ mentioned: MentionedNames, in file: SourceFile) -> Bool {
        introducers.contains { introducer in
            contains(introducer, in: file) { offset in namesMentioned(mentioned, at: offset, in: file) }
        }
    }

    /// A digest of all that these searches look at: what stands between a word that declares a name and the next brace.
    static func outline(of file: SourceFile) -> UInt64 {
        var digest = Digest()
        for introducer in searched {
            _ = contains(introducer, in: file) { offset in
                let (start, count) = (file.bytes.baseAddress!, file.bytes.count)
                let end = start.offset(of: UInt8(ascii: "{"), from: offset, to: count) ?? count
                digest.add(start + offset, count: end - offset)
                return false
            }
        }
        return digest.value
    }

    /// The classes among `wanted` that no file declares, or gives that name in Objective-C or by a typealias.
    static func undeclaredClasses(_ wanted: Set<String>, in files: [SourceFile]) -> Set<String> {
        var missing = wanted
        for file in files {
            for introducer in ["class ", "@objc(", "typealias "] as [StaticString] where !missing.isEmpty {
                _ = contains(introducer, in: file) { offset in
                    var cursor = TypeCursor(file, ByteRange(UInt32(offset), UInt32(file.bytes.count)))
                    if let name = cursor.takeName() { missing.remove(file.text(name)) }
                    return missing.isEmpty
                }
            }
        }
        return missing
    }

    /// Whether some file declares a class that inherits from one of this name.
    static func hasSubclass(of name: String, in files: [SourceFile]) -> Bool {
        files.contains { file in
            contains("class ", in: file) { offset in
                var cursor = TypeCursor(file, ByteRange(UInt32(offset), UInt32(file.bytes.count)))
                guard cursor.takeName() != nil, cursor.take(":") else { return false }
                var last: ByteRange?
                repeat { last = cursor.takeName() } while last != nil && cursor.take(".")
                return last.map { file.text($0) } == name
            }
        }
    }

    /// Whether something holds after some place where `word` stands.
    ///
    /// - Parameter predicate: Is handed the offset just past the word.
    private static func contains(_ word: StaticString, in file: SourceFile, where predicate: (Int) -> Bool) -> Bool {
        guard let bytes = file.bytes.baseAddress else { return false }
        var next = 0
        while let found = bytes.offset(of: word, from: next, to: file.bytes.count) {
            next = found + word.utf8CodeUnitCount
            if predicate(next) { return true }
        }
        return false
    }

    /// `extension A.B` may add to either.
    private static func namesMentioned(_ mentioned: MentionedNames, at offset: Int, in file: SourceFile) -> Bool {
        var cursor = TypeCursor(file, ByteRange(UInt32(offset), UInt32(file.bytes.count)))
        repeat {
            guard let name = cursor.takeName() else { return false }
            if mentioned.contains(file, name) { return true }
        } while cursor.take(".")
        return false
    }
}
