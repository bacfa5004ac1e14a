/// The scanned files of a run, for the next one: if an edit changes the graph, only the edited files are scanned again.
///
/// An outline is a file's bytes and the tables of its `ScannedFile`, as they are in memory. So the bytes are valid only
/// for the same tool on the same machine, which `key` identifies. Anyone may write such a file, so nothing in it is
/// trusted: an outline that is damaged or contradicts itself is ignored, and its file is scanned.
package struct Outlines {
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
    package init?(_ bytes: UnsafeRawBufferPointer, key: UInt64) {
        var reader = OutlineReader(bytes)
        guard let header = reader.value(of: Header.self), header.key == key,
            let entries: [Entry] = reader.array(header.count), Self.digest(entries) == header.digest
        else { return nil }
        self.bytes = bytes
        self.entries = entries
    }

    /// The files whose outlines are valid, by row; nil for all others.
    ///
    /// - Parameters:
    ///   - stamps: The current stamps of all files.
    ///   - written: The stamp of the file that contains the outlines.
    package func files(_ paths: [String], _ stamps: [FileStamp?], written: FileStamp) -> [ScannedFile?] {
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
        guard entry.length > 0, entry.length <= bytes.count, entry.offset >= 0,
            entry.offset <= bytes.count - entry.length
        else { return nil }
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
    package static func bytes(_ files: [ScannedFile?], stamps: [FileStamp], key: UInt64) -> [UInt8] {
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
