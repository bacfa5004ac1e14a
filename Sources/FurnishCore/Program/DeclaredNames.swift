extension SourceFile {
    /// Whether a name occurs anywhere in the file, also in comments and strings.
    ///
    /// - Parameter counts: Whether the name counts at an offset.
    package func mentions(_ name: String, where counts: (UInt32) -> Bool = { _ in true }) -> Bool {
        var name = name
        return name.withUTF8 { name in
            guard let start = bytes.baseAddress, let word = name.baseAddress else { return false }
            var next = 0
            while let found = start.offset(of: word[0], from: next, to: bytes.count - name.count + 1) {
                next = found + 1
                let end = found + name.count
                let isWhole = found == 0 || !SwiftKeyword.isNamePart(bytes[found - 1])
                guard isWhole, (start + found).equals(word, count: name.count) else { continue }
                if end == bytes.count || !SwiftKeyword.isNamePart(bytes[end]), counts(UInt32(found)) { return true }
            }
            return false
        }
    }
}

extension SourceFile {
    /// Adds those of the names that follow a dot other than that of `self.`, or that are overridden.
    ///
    /// - Parameter names: By hash.
    func addMembersRead(among names: [UInt64: String], to found: inout Set<String>) {
        func rest(_ offset: Int) -> SourceCursor {
            SourceCursor(self, ByteRange(UInt32(offset), UInt32(bytes.count)))
        }
        _ = DeclaredNames.contains(".", in: self) { offset in
            var cursor = rest(offset)
            if let name = cursor.takeName(), let known = names[NameTable.hash(self, name)], !followsSelf(offset - 1) {
                found.insert(known)
            }
            return false
        }
        _ = DeclaredNames.contains("override ", in: self) { offset in
            var cursor = rest(offset)
            // `override public func`
            for _ in 0..<3 {
                guard let word = cursor.takeName() else { break }
                guard ["func", "var"].contains(text(word)) else { continue }
                if let name = cursor.takeName(), let known = names[NameTable.hash(self, name)] { found.insert(known) }
                break
            }
            return false
        }
    }

    private func followsSelf(_ dot: Int) -> Bool {
        dot >= 4 && text(ByteRange(UInt32(dot - 4), UInt32(dot))) == "self"
            && (dot == 4 || !SwiftKeyword.isNamePart(bytes[dot - 5]))
    }
}

extension ScannedFile {
    /// The types from which scopes start, each with the names of the types around it.
    var scopeNames: [String] {
        markers.compactMap { marker in
            guard marker.kind == .scope, let row = marker.declaration else { return nil }
            var (name, current) = ("", Int32(row))
            while current >= 0 {
                name = source.text(declarations[Int(current)].name) + name
                current = declarations[Int(current)].parent
            }
            return name
        }
    }

    /// The types in the file that inherit from one of these, by name.
    func heirs(of names: Set<String>) -> [String] {
        declarations.indices.compactMap { row in
            let inherits = declarations[row].inherits.indices.contains { names.contains(source.text(ranges[$0])) }
            return inherits ? source.text(declarations[row].name) : nil
        }
    }
}

/// Finds declared type names in files that are not scanned. It searches for the keywords that introduce types, also in
/// comments and strings; a false match only causes an unnecessary scan.
enum DeclaredNames {
    private static let introducers: [StaticString] = [
        "typealias ", "extension ", "protocol ", "class ", "struct ", "actor ", "enum ",
    ]

    /// The words before the names of classes that storyboards may use.
    private static let classIntroducers: [StaticString] = ["class ", "@objc(", "typealias "]

    static func contain(_ mentioned: MentionedNames, in file: SourceFile) -> Bool {
        introducers.contains { introducer in
            contains(introducer, in: file) { offset in namesMentioned(mentioned, at: offset, in: file) }
        }
    }

    /// A digest of all text that these searches read, imports included: from each of their keywords to the next brace.
    static func digest(of file: SourceFile) -> UInt64 { digest(introducers + ["@objc(", "import "], in: file) }

    /// The same for the searches for classes, which read scanned files too.
    static func classDigest(of file: SourceFile) -> UInt64 { digest(classIntroducers, in: file) }

    private static func digest(_ searched: [StaticString], in file: SourceFile) -> UInt64 {
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

    /// The names in `wanted` that no file gives to a class, by a declaration, `@objc(Name)` or a typealias.
    static func undeclaredClasses(_ wanted: Set<String>, in files: [SourceFile]) -> Set<String> {
        var missing = wanted
        for file in files {
            for introducer in classIntroducers where !missing.isEmpty {
                _ = contains(introducer, in: file) { offset in
                    var cursor = SourceCursor(file, ByteRange(UInt32(offset), UInt32(file.bytes.count)))
                    if let name = cursor.takeName() { missing.remove(file.text(name)) }
                    return missing.isEmpty
                }
            }
        }
        return missing
    }

    /// Whether a file declares a subclass of the class called `name`.
    static func hasSubclass(of name: String, in files: [SourceFile]) -> Bool {
        files.contains { file in
            contains("class ", in: file) { offset in
                var cursor = SourceCursor(file, ByteRange(UInt32(offset), UInt32(file.bytes.count)))
                guard cursor.takeName() != nil, cursor.take(":") else { return false }
                var last: ByteRange?
                repeat { last = cursor.takeName() } while last != nil && cursor.takeSeparator()
                return last.map { file.text($0) } == name
            }
        }
    }

    /// Whether `predicate` is true for an occurrence of `word`.
    ///
    /// - Parameter predicate: Takes the offset just past the word.
    static func contains(_ word: StaticString, in file: SourceFile, where predicate: (Int) -> Bool) -> Bool {
        guard let bytes = file.bytes.baseAddress else { return false }
        var next = 0
        while let found = bytes.offset(of: word, from: next, to: file.bytes.count) {
            next = found + word.utf8CodeUnitCount
            if predicate(next) { return true }
        }
        return false
    }

    /// Whether the dotted name at an offset contains a mentioned name. `extension A.B` can matter for both.
    private static func namesMentioned(_ mentioned: MentionedNames, at offset: Int, in file: SourceFile) -> Bool {
        var cursor = SourceCursor(file, ByteRange(UInt32(offset), UInt32(file.bytes.count)))
        repeat {
            guard let name = cursor.takeName() else { return false }
            if mentioned.contains(file, name) { return true }
        } while cursor.takeSeparator()
        return false
    }
}
