import FurnishCore

/// A module's interface for other modules, in one file: its name, and for each source the path and the Swift text that other modules
/// may need to know.
///
/// The file is a line with the format's version, the texts with a zero byte after each, and a digest of all of that. The length of each
/// outline comes before it, because one of a broken source may contain zero bytes.
package struct ModuleOutline {
    private static let version = "Furnish outline 4\n"
    /// Before the name of a factory that a file's code uses.
    static let use = "\n_ = "
    /// In bytes: a number in hexadecimal.
    private static let digestSize = 16

    package let name: String
    /// The outlines of the sources. Their lines are not those of the sources.
    package let files: [SourceFile]

    /// Nil if the file is no outline, is damaged, or has another version. Anyone may have written it.
    package init?(_ file: SourceFile) {
        let end = file.bytes.count - Self.digestSize
        guard end > 0, file.bytes.starts(with: Self.version.utf8),
            file.text(ByteRange(UInt32(end), UInt32(file.bytes.count))) == Self.digest(of: file.bytes[..<end])
        else { return nil }
        var start = Self.version.utf8.count
        /// The next text, without its zero byte.
        func next(_ length: Int? = nil) -> ByteRange? {
            let limit = length.map { start <= end - 1 && $0 >= 0 && $0 <= end - 1 - start ? start + $0 : end }
            let zero = limit ?? file.bytes[start..<end].firstIndex(of: 0) ?? end
            guard zero < end, file.bytes[zero] == 0 else { return nil }
            defer { start = zero + 1 }
            return ByteRange(UInt32(start), UInt32(zero))
        }
        guard let name = next() else { return nil }
        var files: [SourceFile] = []
        while start < end {
            guard let path = next(), let length = next(), let count = Int(file.text(length)), let text = next(count)
            else { return nil }
            files.append(file.part(text, of: file.text(path)))
        }
        self.name = file.text(name)
        self.files = files
    }

    /// The outline of a module, whatever the order of its sources.
    package static func bytes(_ name: String, _ sources: [SourceFile]) -> [UInt8] {
        let sources = sources.sorted { $0.path.precedes($1.path) }
        let scanned = concurrently(sources.count) { rows in
            let buffer = TokenBuffer()
            return rows.map { Scanner.scan(sources[$0], using: buffer) }
        }
        // Other modules ask whether code uses a factory of the module, also a committed one.
        let factories = Set([name] + scanned.flatMap(\.scopeNames)).map { $0 + "Factory" }.sorted()
        let outlines = concurrently(sources.count) { rows in
            rows.map { row in
                let declarations = sources[row].isGenerated ? [] : OutlineWriter.outline(scanned[row])
                let uses = scanned[row].isBroken ? [] : sources[row].mentioned(factories).map { use + "\($0).self" }
                return declarations + Array(uses.joined().utf8)
            }
        }
        var bytes = Array((version + name).utf8) + [0]
        for (source, outline) in zip(sources, outlines) where !outline.isEmpty {
            bytes += Array(source.path.utf8) + [0] + Array("\(outline.count)".utf8) + [0] + outline + [0]
        }
        return bytes + Array(bytes.withUnsafeBufferPointer { digest(of: $0[...]) }.utf8)
    }

    private static func digest(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let digits = String(Digest.of(UnsafeBufferPointer(rebasing: bytes)), radix: 16)
        return String(repeating: "0", count: digestSize - digits.utf8.count) + digits
    }
}

extension SourceFile {
    /// Whether the outline of this file is `outline`, but for the factories that its code uses.
    func has(outline: SourceFile) -> Bool {
        let own = OutlineWriter.outline(Scanner.scan(self, using: TokenBuffer()))
        let rest = outline.bytes.dropFirst(own.count)
        return outline.bytes.starts(with: own) && (rest.isEmpty || rest.starts(with: ModuleOutline.use.utf8))
    }
}
