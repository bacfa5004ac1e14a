extension SourceFile {
    /// The bytes that a search reads from an offset on. No declaration has a longer head, and without a limit the time would grow
    /// with the square of the file's size.
    package func head(from offset: Int) -> ByteRange {
        ByteRange(UInt32(offset), UInt32(min(offset + 4_096, bytes.count)))
    }

    /// Whether a name occurs anywhere in the file, also in comments and strings.
    ///
    /// - Parameter counts: Whether the name counts at an offset.
    package func mentions(_ name: String, where counts: (UInt32) -> Bool = { _ in true }) -> Bool {
        let count = name.utf8.count
        return name.withCString { word in
            DeclaredNames.contains(word, count, in: self) { end in
                let start = end - count
                let isWhole = start == 0 || !SwiftKeyword.isNamePart(bytes[start - 1])
                // A zero follows the last byte.
                return isWhole && !SwiftKeyword.isNamePart(bytes.baseAddress![end]) && counts(UInt32(start))
            }
        }
    }

    /// Those of the names that the file's code mentions, without its comments and strings.
    package func mentioned(_ names: [String]) -> [String] {
        names.filter { name in
            guard mentions(name) else { return false }
            let code = CodeTokens(self)
            return (0..<code.count).contains { code[$0].isWord && code.text($0) == name }
        }
    }

    /// Whether the code calls an initializer of a class, by its name, or as `Self` with a coder.
    package func makes(_ name: String) -> Bool {
        guard mentions(name) || mentions("Self") else { return false }
        let code = CodeTokens(self)
        return (0..<code.count).contains { index in
            let word = code.text(index)
            // `Screen.init` may be passed for a call.
            let isStated = code.kind(index + 1) == .period && code.text(index + 2) == "init"
            let call = index + (isStated ? 2 : 0)
            return word == name && (isStated || code.isCalled(call))
                || word == "Self" && code.isCalled(call) && code.text(call + 2) == "coder"
        }
    }

    /// Adds those of the names that follow a dot other than that of `self.`, or that are overridden.
    ///
    /// - Parameter names: By hash.
    func addMembersRead(among names: [UInt64: String], to found: inout Set<String>) {
        let buffer = TokenBuffer(byteCount: bytes.count)
        var cursor = TokenCursor(self, ByteRange(0, UInt32(bytes.count)), buffer)
        // `override public func name`
        var (last, followsSelf, wordsOfOverride) = (Token.Kind.endOfFile, false, 0)
        while cursor.kind != .endOfFile {
            let isRead = last == .period && !followsSelf || wordsOfOverride > 0
            if isRead, cursor.token.isWord, let name = names[NameTable.hash(self, cursor.token.range)] {
                found.insert(name)
            }
            wordsOfOverride = cursor.isWord("override", at: cursor.index) ? 4 : wordsOfOverride - 1
            if cursor.kind != .period { followsSelf = cursor.isWord("self", at: cursor.index) }
            last = cursor.kind
            cursor.advance()
        }
    }
}

extension ScannedFile {
    /// The types from which scopes start, each with the names of the types around it.
    package var scopeNames: [String] {
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

    /// The hashes of the names of its types, those of extended ones included.
    var declaredTypes: [UInt64] {
        var hashes: [UInt64] = []
        for declaration in declarations where declaration.kind.hasMembers || declaration.kind == .typealias {
            if declaration.kind == .extension {
                trees.addNames(in: declaration.type, to: &hashes)
            } else {
                hashes.append(NameTable.hash(source, declaration.name))
            }
        }
        return hashes
    }
}

/// Finds declared type names in files that are not scanned, and the names that the bodies in any file use. It searches for the keywords that introduce types, also in
/// comments and strings; a false match only causes an unnecessary scan.
package enum DeclaredNames {
    private static let introducers: [StaticString] = [
        "typealias ", "extension ", "protocol ", "class ", "struct ", "actor ", "enum ",
    ]

    /// The words before the names of classes that storyboards may use.
    private static let classIntroducers: [StaticString] = ["class ", "@objc(", "typealias "]

    /// Whether a declared name contains a mentioned one. `extension A.B` can matter for both.
    static func contain(_ mentioned: MentionedNames, in file: SourceFile) -> Bool {
        contain(introducers, in: file) { cursor in
            repeat {
                guard let name = cursor.takeName() else { return false }
                if mentioned.contains(file, name) { return true }
            } while cursor.takeSeparator()
            return false
        }
    }

    /// Whether a declared name differs from one of these by a letter or two.
    static func contain(similarTo names: [TypeSpelling], in file: SourceFile) -> Bool {
        contain(introducers, in: file) { cursor in
            guard let name = cursor.takeName(), names.contains(where: { $0.hasLength(near: name.count) }) else {
                return false
            }
            let declared = TypeSpelling(file.text(name))
            return names.contains { $0.distance(to: declared) != nil }
        }
    }

    /// Whether a type in the file inherits from one of these, or is another name for one.
    static func inherit(_ types: MentionedNames, in file: SourceFile) -> Bool {
        contain(introducers, in: file) { cursor in
            repeat { if cursor.takeName() == nil { return false } } while cursor.takeSeparator()
            guard ["<", ":", "="].contains(where: cursor.matches) else { return false }
            while !cursor.isAtEnd, cursor.peek != UInt8(ascii: "{") {
                guard let name = cursor.takeName() else {
                    cursor.advance()
                    continue
                }
                if types.contains(file, name) { return true }
            }
            return false
        }
    }

    /// A digest of all text that these searches read, imports included: from each of their keywords to the next brace.
    static func digest(of file: SourceFile) -> UInt64 { digest(introducers + ["@objc(", "import "], in: file) }

    /// The same for the searches for classes, which read scanned files too.
    static func classDigest(of file: SourceFile) -> UInt64 { digest(classIntroducers, in: file) }

    private static func digest(_ searched: [StaticString], in file: SourceFile) -> UInt64 {
        var digest = Digest()
        for introducer in searched {
            _ = contains(introducer.characters, introducer.utf8CodeUnitCount, in: file) { offset in
                let (start, count) = (file.bytes.baseAddress!, Int(file.head(from: offset).end))
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
        for file in files where !missing.isEmpty {
            _ = contain(classIntroducers, in: file) { cursor in
                if let name = cursor.takeName() { missing.remove(file.text(name)) }
                return missing.isEmpty
            }
        }
        return missing
    }

    /// Whether `predicate` is true after an occurrence of one of these words.
    package static func contain(
        _ words: [StaticString], in file: SourceFile, where predicate: (inout SourceCursor) -> Bool
    ) -> Bool {
        words.contains { word in
            contains(word.characters, word.utf8CodeUnitCount, in: file) { offset in
                var cursor = SourceCursor(file, file.head(from: offset))
                return predicate(&cursor)
            }
        }
    }

    /// Whether `predicate` is true for an occurrence of `word`.
    ///
    /// - Parameter predicate: Takes the offset just past the word.
    static func contains(
        _ word: UnsafePointer<CChar>, _ count: Int, in file: SourceFile, where predicate: (Int) -> Bool
    ) -> Bool {
        guard let bytes = file.bytes.baseAddress else { return false }
        var next = 0
        while let found = bytes.offset(of: word, from: next, to: file.bytes.count) {
            next = found + count
            if predicate(next) { return true }
        }
        return false
    }
}
