/// A module's interface for other modules, in one file: the outlines of its sources, and an index that tells which of them
/// matter, so that only those are read.
///
/// The file is a line with the format's version, the index, and a text for each source: its path and its outline, with a zero
/// byte after each. The index is a table of numbers with 8 bytes each, the lowest first. It tells the size of the file, so
/// that a part of one is noticed, and has digests of itself and of each text.
package final class ModuleOutline {
    /// The numbers at the start of the index.
    private enum Head {
        /// That of all numbers of the index after this one, and of the module's name.
        static let digest = 0
        /// In bytes, of the file and of the index.
        static let size = 1
        static let indexSize = 2
        /// The length of the module's name in bytes. It follows the index.
        static let nameLength = 3
        /// The number of rows in each table of the index. The tables follow in this order.
        static let texts = 4
        static let names = 5
        static let aliases = 6
        static let forAll = 7
        static let marked = 8
        /// 1 if a file is not valid Swift, so that nobody knows what it declares, else 0.
        static let hasBrokenFiles = 9
        static let count = 10
    }

    fileprivate static let version = "Furnish outline 2\n"
    /// Is added to the row of a file that mentions or provides what it neither declares nor extends.
    private static let notDeclared: UInt64 = 1 << 32
    private static let wordSize = MemoryLayout<UInt64>.size

    package let file: SourceFile
    package let name: String
    /// A copy of the index, because its place in the file may be one from which the system cannot read numbers.
    private let index: UnsafeMutablePointer<UInt64>
    /// The number of the sources.
    let count: Int
    /// The positions of the tables in the index.
    private let texts, names, aliases, forAll, marked: Int
    private let nameCount, aliasCount, forAllCount, markedCount: Int

    // MARK: Reading

    /// Nil if the file is no outline, is damaged, or has another version. Anyone may have written it.
    package init?(_ file: SourceFile) {
        let start = Self.version.utf8.count
        let size = file.bytes.count - start
        guard size >= Head.count * Self.wordSize, Self.hasVersion(file) else { return nil }
        let bytes = UnsafeRawPointer(file.bytes.baseAddress! + start)
        func number(_ position: Int) -> Int? {
            Int(exactly: bytes.loadUnaligned(fromByteOffset: position * Self.wordSize, as: UInt64.self))
        }
        guard number(Head.size) == file.bytes.count, let indexSize = number(Head.indexSize), indexSize <= size,
            let nameLength = number(Head.nameLength), nameLength > 0, nameLength <= size - indexSize,
            let count = number(Head.texts), let nameCount = number(Head.names), let aliasCount = number(Head.aliases),
            let forAllCount = number(Head.forAll), let markedCount = number(Head.marked)
        else { return nil }
        let limit = size / Self.wordSize
        guard max(count, nameCount, aliasCount, forAllCount, markedCount) <= limit,
            indexSize == (Head.count + 2 * (count + nameCount + aliasCount) + forAllCount + markedCount) * Self.wordSize
        else { return nil }
        self.file = file
        self.count = count
        (self.nameCount, self.aliasCount) = (nameCount, aliasCount)
        (self.forAllCount, self.markedCount) = (forAllCount, markedCount)
        texts = Head.count
        names = texts + 2 * count
        aliases = names + 2 * nameCount
        forAll = aliases + 2 * aliasCount
        marked = forAll + forAllCount
        index = .allocate(capacity: indexSize / Self.wordSize)
        UnsafeMutableRawPointer(index).copyMemory(from: bytes, byteCount: indexSize)
        let written = UnsafeBufferPointer(rebasing: file.bytes[start + indexSize..<start + indexSize + nameLength])
        name = String(decoding: written, as: UTF8.self)
        var digest = Digest()
        digest.add(index + 1, count: indexSize / Self.wordSize - 1)
        digest.add(written)
        guard digest.value == index[Head.digest] else { return nil }
    }

    deinit {
        index.deallocate()
    }

    private static func hasVersion(_ file: SourceFile) -> Bool {
        version.utf8.withContiguousStorageIfAvailable {
            $0.baseAddress!.equals(file.bytes.baseAddress!, count: $0.count)
        }
            ?? file.bytes.starts(with: version.utf8)
    }

    /// The digest of the whole module, because the index has those of the texts.
    var digest: UInt64 { index[Head.digest] }

    var hasBrokenFiles: Bool { index[Head.hasBrokenFiles] != 0 }

    /// The rows of the files that matter to all modules.
    var rowsForAll: [Int] { (forAll..<forAll + forAllCount).map { Int(truncatingIfNeeded: index[$0]) } }

    /// The rows of the files that may have markers.
    var markedRows: [Int] { (marked..<marked + markedCount).map { Int(truncatingIfNeeded: index[$0]) } }

    /// The rows of the files that matter to modules with these names, some of them repeated.
    ///
    /// - Parameter onlyDeclared: Whether only those count that declare or extend a type of that name.
    func rows(_ mentioned: MentionedNames, onlyDeclared: Bool) -> [Int] {
        var rows: [Int] = []
        var position = names
        while position < aliases {
            if mentioned.mayContain(index[position]), mentioned.contains(index[position]) {
                let row = index[position + 1]
                if row & Self.notDeclared == 0 || !onlyDeclared {
                    rows.append(Int(truncatingIfNeeded: row & ~Self.notDeclared))
                }
            }
            position += 2
        }
        return rows
    }

    /// Adds the typealiases of mentioned types.
    ///
    /// - Returns: Whether there are new ones.
    func addAliases(to mentioned: MentionedNames) -> Bool {
        var isNew = false
        var position = aliases
        while position < forAll {
            if mentioned.mayContain(index[position]), mentioned.contains(index[position]),
                !mentioned.contains(index[position + 1])
            {
                mentioned.add([index[position + 1]])
                isNew = true
            }
            position += 2
        }
        return isNew
    }

    /// The outline of a file; nil if it is damaged, or if there is no such row.
    func file(_ row: Int) -> SourceFile? {
        guard row >= 0, row < count else { return nil }
        let (place, digest) = (index[texts + 2 * row], index[texts + 2 * row + 1])
        let (start, length) = (Int(place >> 32), Int(place & 0xffff_ffff))
        guard length > 0, start <= file.bytes.count, length <= file.bytes.count - start, start > 0 else { return nil }
        let text = UnsafeBufferPointer(rebasing: file.bytes[start..<start + length])
        guard text[length - 1] == 0, Digest.of(text) == digest,
            let pathEnd = file.bytes.baseAddress!.offset(of: 0, from: start, to: start + length - 1)
        else { return nil }
        let path = file.text(ByteRange(UInt32(start), UInt32(pathEnd)))
        return file.outline(of: path, at: ByteRange(UInt32(pathEnd + 1), UInt32(start + length - 1)))
    }

    /// The outlines of all files; nil if one is damaged.
    package var files: [SourceFile]? {
        var files: [SourceFile] = []
        for row in 0..<count {
            guard let file = file(row) else { return nil }
            files.append(file)
        }
        return files
    }
}

extension ModuleOutline {
    // MARK: Writing

    /// The outline of a module, whatever the order of its sources.
    package static func bytes(_ name: String, _ files: [SourceFile]) -> [UInt8] {
        let files = files.sorted { $0.path.precedes($1.path) }
        let outlines = concurrently(files.count) { rows in
            let buffer = TokenBuffer()
            return rows.map { row in
                let outline = OutlineWriter.outline(Scanner.scan(files[row], using: buffer))
                let file = SourceFile(path: files[row].path, bytes: outline)
                return (file: file, names: OutlineNames(Scanner.scan(file, using: buffer)))
            }
        }.filter { !$0.file.bytes.isEmpty }
        var (names, aliases, forAll, marked) = ([UInt64](), [UInt64](), [UInt64](), [UInt64]())
        var hasBrokenFiles = 0
        for (row, outline) in outlines.enumerated() {
            let (declared, others) = (outline.names.declared, outline.names.others.subtracting(outline.names.declared))
            for name in declared.sorted() { names += [name, UInt64(row)] }
            for name in others.sorted() { names += [name, UInt64(row) | notDeclared] }
            for pair in outline.names.aliases { aliases += [pair.target, pair.alias] }
            if outline.names.mattersToAll { forAll.append(UInt64(row)) }
            if outline.names.isBroken { hasBrokenFiles = 1 }
            if outline.names.isMarked { marked.append(UInt64(row)) }
        }
        let indexCount = Head.count + 2 * outlines.count + names.count + aliases.count + forAll.count + marked.count
        var start = version.utf8.count + indexCount * wordSize + name.utf8.count
        var (places, texts) = ([UInt64](), [UInt8]())
        for outline in outlines {
            let text = Array(outline.file.path.utf8) + [0] + Array(outline.file.bytes) + [0]
            places += [UInt64(start) << 32 | UInt64(text.count), text.withUnsafeBufferPointer(Digest.of)]
            texts += text
            start += text.count
        }
        let head = [
            start, indexCount * wordSize, name.utf8.count, outlines.count, names.count / 2, aliases.count / 2,
            forAll.count,
            marked.count, hasBrokenFiles,
        ]
        let index = head.map { UInt64($0) } + places + names + aliases + forAll + marked
        var digest = Digest()
        index.withUnsafeBufferPointer { digest.add($0.baseAddress!, count: $0.count) }
        Array(name.utf8).withUnsafeBufferPointer { digest.add($0) }
        var bytes = Array(version.utf8)
        for number in [digest.value] + index {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return bytes + Array(name.utf8) + texts
    }
}

extension SourceFile {
    /// Whether the outline of this file is `outline`, which is nil if it is empty.
    package func has(outline: SourceFile?) -> Bool {
        let written = OutlineWriter.outline(Scanner.scan(self, using: TokenBuffer()))
        return outline.map { written.elementsEqual($0.bytes) } ?? written.isEmpty
    }
}
