/// What other modules may need to know of a module, in one file: the outlines of its sources.
///
/// The file is a line with the format's version, a digest of all that follows, and a list of texts: the module's name, and
/// for each source its path and its outline. A text has its length in decimal digits and a line break before it, and a zero
/// byte after it.
package enum ModuleOutline {
    private static let version = "Furnish outline 1\n"

    // MARK: Writing

    /// The outline of a module, whatever the order of its sources.
    package static func bytes(_ name: String, _ files: [SourceFile]) -> [UInt8] {
        let files = files.sorted { $0.path.precedes($1.path) }
        let outlines = concurrently(files.count) { rows in
            let buffer = TokenBuffer()
            return rows.map { OutlineWriter.outline(Scanner.scan(files[$0], using: buffer)) }
        }
        var texts: [UInt8] = []
        append(Array(name.utf8), to: &texts)
        for (file, outline) in zip(files, outlines) where !outline.isEmpty {
            append(Array(file.path.utf8), to: &texts)
            append(outline, to: &texts)
        }
        let digest = texts.withUnsafeBufferPointer(Digest.of)
        return Array((version + "\(digest)\n").utf8) + texts
    }

    private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        bytes += Array("\(text.count)\n".utf8)
        bytes += text
        bytes.append(0)
    }

    // MARK: Reading

    /// Nil if the file is no outline, is damaged, or has another version. Anyone may have written it.
    package static func module(_ file: SourceFile, origin: ModuleOrigin) -> SourceModule? {
        var reader = Reader(file: file)
        guard reader.takesVersion(version), let digest = reader.takeNumber(), digest == reader.digestOfRest,
            let name = reader.takeText(), !name.isEmpty
        else { return nil }
        var files: [SourceFile] = []
        while !reader.isAtEnd {
            guard let path = reader.takeText(), let text = reader.takeText() else { return nil }
            files.append(file.outline(of: file.text(path), at: text))
        }
        return SourceModule(name: file.text(name), origin: origin, files: files, outline: file)
    }

    private struct Reader {
        let file: SourceFile
        private var next = 0

        init(file: SourceFile) {
            self.file = file
        }

        var isAtEnd: Bool { next == file.bytes.count }

        var digestOfRest: UInt64 { Digest.of(UnsafeBufferPointer(rebasing: file.bytes[next...])) }

        mutating func takesVersion(_ version: String) -> Bool {
            next = version.utf8.count
            return file.bytes.starts(with: version.utf8)
        }

        /// Digits and a line break.
        mutating func takeNumber() -> UInt64? {
            var number: UInt64 = 0
            let start = next
            while next < file.bytes.count, file.bytes[next] >= UInt8(ascii: "0"), file.bytes[next] <= UInt8(ascii: "9")
            {
                let (product, overflows) = number.multipliedReportingOverflow(by: 10)
                let (sum, carries) = product.addingReportingOverflow(UInt64(file.bytes[next] - UInt8(ascii: "0")))
                if overflows || carries { return nil }
                number = sum
                next += 1
            }
            guard next > start, next < file.bytes.count, file.bytes[next] == UInt8(ascii: "\n") else { return nil }
            next += 1
            return number
        }

        mutating func takeText() -> ByteRange? {
            guard let count = takeNumber(), count < file.bytes.count - next else { return nil }
            let end = next + Int(count)
            guard file.bytes[end] == 0 else { return nil }
            defer { next = end + 1 }
            return ByteRange(UInt32(next), UInt32(end))
        }
    }
}

extension SourceFile {
    /// Whether the outline of this file is `outline`.
    package func has(outline: SourceFile) -> Bool {
        OutlineWriter.outline(Scanner.scan(self, using: TokenBuffer())).elementsEqual(outline.bytes)
    }
}
