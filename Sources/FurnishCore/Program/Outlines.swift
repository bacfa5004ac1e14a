/// The scanned files of a run, for the next one: if an edit changes the graph, only the edited files are scanned again.
///
/// An outline is a file's bytes and the tables of its `ScannedFile`, as they are in memory. So the bytes are valid only
/// for the same tool on the same machine, which `key` identifies.
public struct Outlines {
    /// Where the outline of a file is, and the state of the file for which it is valid.
    private struct Entry: BitwiseCopyable {
        let stamp: FileStamp
        /// In bytes, from the start of all. The length is 0 for a file without an outline.
        let offset, length: Int
        let digest: UInt64
    }

    private struct Header: BitwiseCopyable {
        let key: UInt64
        let count: Int
        /// Of all entries.
        let digest: UInt64

        static let size = MemoryLayout<Header>.stride
    }

    private let bytes: UnsafeRawBufferPointer
    private let entries: [Entry]

    // MARK: Reading

    /// - Parameters:
    ///   - bytes: What `bytes(_:stamps:key:)` returned. They must stay in memory as long as this value.
    ///   - key: Identifies the tool and its command line.
    /// - Returns: Nil if the bytes are damaged, or for another key.
    public init?(_ bytes: UnsafeRawBufferPointer, key: UInt64) {
        guard bytes.count >= Header.size else { return nil }
        let header = bytes.loadUnaligned(as: Header.self)
        let room = (bytes.count - Header.size) / MemoryLayout<Entry>.stride
        guard header.key == key, (0...room).contains(header.count) else { return nil }
        var reader = OutlineReader(bytes.baseAddress! + Header.size)
        let entries: [Entry] = reader.array(header.count)
        guard Self.digest(entries) == header.digest else { return nil }
        self.bytes = bytes
        self.entries = entries
    }

    /// The files whose outlines are valid, by row; nil for all others.
    ///
    /// - Parameters:
    ///   - stamps: The current stamps of all files.
    ///   - written: The stamp of the file that contains the outlines.
    public func files(_ paths: [String], _ stamps: [FileStamp?], written: FileStamp) -> [ScannedFile?] {
        guard paths.count == entries.count else { return [ScannedFile?](repeating: nil, count: paths.count) }
        return concurrently(paths.count) { rows in
            rows.map { row in
                guard let stamp = stamps[row], !stamp.mayDiffer(from: entries[row].stamp, written: written) else {
                    return nil
                }
                return file(entries[row], paths[row])
            }
        }
    }

    private func file(_ entry: Entry, _ path: String) -> ScannedFile? {
        guard entry.length > 0, entry.offset >= 0, entry.offset <= bytes.count - entry.length else { return nil }
        let outline = UnsafeRawBufferPointer(rebasing: bytes[entry.offset..<entry.offset + entry.length])
        guard Digest.of(outline.assumingMemoryBound(to: UInt8.self)) == entry.digest else { return nil }
        return ScannedFile(path: path, outline: outline)
    }

    private static func digest(_ entries: [Entry]) -> UInt64 {
        entries.withUnsafeBytes { Digest.of($0.assumingMemoryBound(to: UInt8.self)) }
    }

    // MARK: Writing

    /// - Parameters:
    ///   - files: All files, in the order of `stamps`; nil for a file that was not scanned.
    ///   - stamps: Their stamps from before they were read.
    /// - Returns: Memory that the caller deallocates.
    public static func bytes(
        _ files: [ScannedFile?], stamps: [FileStamp], key: UInt64
    ) -> UnsafeRawBufferPointer {
        var end = Header.size + MemoryLayout<Entry>.stride * files.count
        let places = files.map { file -> (offset: Int, length: Int) in
            let length = file.map { $0.canBeOutlined ? $0.outlineSize : 0 } ?? 0
            defer { end += length }
            return (end, length)
        }
        let all = UnsafeMutableRawBufferPointer.allocate(byteCount: end, alignment: 16)
        nonisolated(unsafe) let start = all.baseAddress!
        let entries: [Entry] = concurrently(files.count) { rows in
            rows.map { row in
                let (offset, length) = places[row]
                if length > 0 { files[row]?.writeOutline(to: start + offset) }
                let written = UnsafeBufferPointer(
                    start: (start + offset).assumingMemoryBound(to: UInt8.self), count: length)
                return Entry(stamp: stamps[row], offset: offset, length: length, digest: Digest.of(written))
            }
        }
        all.storeBytes(of: Header(key: key, count: files.count, digest: digest(entries)), as: Header.self)
        entries.withUnsafeBytes { entries in
            if let first = entries.baseAddress {
                (start + Header.size).copyMemory(from: first, byteCount: entries.count)
            }
        }
        return UnsafeRawBufferPointer(all)
    }
}

// MARK: One outline

/// The number of elements of each table of a file.
private struct OutlineCounts: BitwiseCopyable {
    let bytes, declarations, parameters, markers, misspelled, ranges: Int
    let digest: UInt64
}

extension ScannedFile {
    /// Conditions and diagnostics are tables of lists, which cannot be copied as bytes. Few files have any.
    fileprivate var canBeOutlined: Bool { conditions.isEmpty && diagnostics.isEmpty && !isBroken }

    fileprivate var outlineSize: Int {
        var writer = OutlineWriter(start: nil)
        write(to: &writer)
        return writer.offset
    }

    fileprivate func writeOutline(to start: UnsafeMutableRawPointer) {
        var writer = OutlineWriter(start: start)
        write(to: &writer)
    }

    private func write(to writer: inout OutlineWriter) {
        let counts = OutlineCounts(
            bytes: source.bytes.count, declarations: declarations.count, parameters: parameters.count,
            markers: markers.count, misspelled: misspelled.count, ranges: ranges.count, digest: digest)
        withUnsafeBytes(of: counts) { writer.add($0) }
        writer.add(UnsafeRawBufferPointer(source.bytes))
        writer.add(UnsafeRawBufferPointer(declarations))
        parameters.withUnsafeBytes { writer.add($0) }
        markers.withUnsafeBytes { writer.add($0) }
        misspelled.withUnsafeBytes { writer.add($0) }
        ranges.withUnsafeBytes { writer.add($0) }
    }

    fileprivate convenience init(path: String, outline: UnsafeRawBufferPointer) {
        var reader = OutlineReader(outline.baseAddress!)
        let counts: OutlineCounts = reader.array(1)[0]
        self.init(
            SourceFile(path: path, bytes: reader.array(counts.bytes)), declarations: reader.array(counts.declarations),
            parameters: reader.array(counts.parameters), markers: reader.array(counts.markers),
            misspelled: reader.array(counts.misspelled), ranges: reader.array(counts.ranges), digest: counts.digest)
    }
}

/// Each table starts at a multiple of 8 bytes.
private func padded(_ offset: Int) -> Int { (offset + 7) & ~7 }

/// Copies tables one after the other. Without a start, it only counts.
private struct OutlineWriter {
    let start: UnsafeMutableRawPointer?
    private(set) var offset = 0

    init(start: UnsafeMutableRawPointer?) {
        self.start = start
    }

    mutating func add(_ table: UnsafeRawBufferPointer) {
        let end = padded(offset + table.count)
        if let start {
            if let first = table.baseAddress { (start + offset).copyMemory(from: first, byteCount: table.count) }
            (start + offset + table.count).initializeMemory(
                as: UInt8.self, repeating: 0, count: end - offset - table.count)
        }
        offset = end
    }
}

private struct OutlineReader {
    private var next: UnsafeRawPointer

    init(_ start: UnsafeRawPointer) {
        next = start
    }

    mutating func array<Element: BitwiseCopyable>(_ count: Int) -> [Element] {
        let size = count * MemoryLayout<Element>.stride
        defer { next += padded(size) }
        return [Element](unsafeUninitializedCapacity: count) { elements, filled in
            UnsafeMutableRawPointer(elements.baseAddress!).copyMemory(from: next, byteCount: size)
            filled = count
        }
    }
}
