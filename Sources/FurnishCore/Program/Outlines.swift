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
    public static func bytes(_ files: [ScannedFile?], stamps: [FileStamp], key: UInt64) -> [UInt8] {
        let outlines = concurrently(files.count) { rows in
            rows.map { row in
                let bytes = files[row]?.outline ?? []
                return (bytes: bytes, digest: bytes.withUnsafeBufferPointer(Digest.of))
            }
        }
        var entries: [Entry] = []
        var end = Header.size + MemoryLayout<Entry>.stride * files.count
        for (outline, stamp) in zip(outlines, stamps) {
            entries.append(Entry(stamp: stamp, offset: end, length: outline.bytes.count, digest: outline.digest))
            end += outline.bytes.count
        }
        let header = Header(key: key, count: files.count, digest: digest(entries))
        var all: [UInt8] = []
        all.reserveCapacity(end)
        withUnsafeBytes(of: header) { all.append(contentsOf: $0) }
        entries.withUnsafeBytes { all.append(contentsOf: $0) }
        for outline in outlines { all.append(contentsOf: outline.bytes) }
        return all
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
    private var canBeOutlined: Bool { conditions.isEmpty && diagnostics.isEmpty && !isBroken }

    /// The bytes of all tables, one after the other; empty for a file that cannot be outlined.
    fileprivate var outline: [UInt8] {
        guard canBeOutlined else { return [] }
        let counts = OutlineCounts(
            bytes: source.bytes.count, declarations: declarations.count, parameters: parameters.count,
            markers: markers.count, misspelled: misspelled.count, ranges: ranges.count, digest: digest)
        var outline: [UInt8] = []
        withUnsafeBytes(of: counts) { outline.append(contentsOf: $0) }
        outline.append(contentsOf: source.bytes)
        outline.append(contentsOf: UnsafeRawBufferPointer(declarations))
        parameters.withUnsafeBytes { outline.append(contentsOf: $0) }
        markers.withUnsafeBytes { outline.append(contentsOf: $0) }
        misspelled.withUnsafeBytes { outline.append(contentsOf: $0) }
        ranges.withUnsafeBytes { outline.append(contentsOf: $0) }
        return outline
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

/// Copies tables that follow one another.
private struct OutlineReader {
    private var next: UnsafeRawPointer

    init(_ start: UnsafeRawPointer) {
        next = start
    }

    mutating func array<Element: BitwiseCopyable>(_ count: Int) -> [Element] {
        let size = count * MemoryLayout<Element>.stride
        defer { next += size }
        return [Element](unsafeUninitializedCapacity: count) { elements, filled in
            UnsafeMutableRawPointer(elements.baseAddress!).copyMemory(from: next, byteCount: size)
            filled = count
        }
    }
}
