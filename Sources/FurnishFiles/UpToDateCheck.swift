import FurnishCore

/// The system's data about a file. If it changes, the file's bytes may have changed too.
struct FileStamp: Equatable, BitwiseCopyable {
    /// In bytes.
    let size: UInt64
    /// Identifies the file, because another file can take its name.
    let number: UInt64
    /// When the bytes were last written, in nanoseconds.
    let modified: UInt64
    /// When the bytes or the file's attributes last changed, in nanoseconds.
    let changed: UInt64

    /// Whether a file may have changed since it had the stamp `known`.
    ///
    /// - Parameter written: The stamp of the file in which `known` was written.
    func mayDiffer(from known: FileStamp, written: FileStamp) -> Bool {
        // A change shortly after the record was written might leave the same time: the clocks of some file systems tick every two seconds.
        // The modification time alone tells too little, because `cp -p` keeps it.
        self != known || max(modified, changed) &+ 2_000_000_000 > written.modified
    }
}

/// Decides whether the output is up to date, and writes the record that the next run needs to decide this: everything that
/// determined the output of a run without diagnostics. If nothing of it has changed, the next run has nothing to do.
///
/// A file counts as unchanged if its stamp is unchanged, or else if its fingerprint is. Most edits are in function bodies
/// or in files without markers, and change no fingerprint.
struct UpToDateCheck {
    /// The rest of the record, after the digest of the command.
    private struct File {
        let stamp: FileStamp
        let fingerprint: Fingerprint
    }

    private let record: String
    /// The digest of all that determines the result, besides the bytes of the inputs.
    private let command: UInt64
    /// The output, followed by the inputs.
    private let paths: [String]
    private let sources: Range<Int>
    /// The stamps from before any file is read, so that the next run notices changes made during this one.
    private let stamps: [FileStamp?]

    /// Nil if no record is requested, if it can keep nothing because it is a device or a pipe, or if the tool cannot identify its own
    /// executable.
    init?(_ inputs: Inputs) {
        guard let record = inputs.record, let output = inputs.output, let tool = Files.executableStamp,
            !Files.exists(record) || Files.stamp(record) != nil
        else { return nil }
        self.record = record
        var digest = Digest()
        for argument in inputs.arguments + inputs.impliedArguments { digest.add(NameTable.hash(argument)) }
        for number in [tool.size, tool.number, tool.modified, tool.changed] { digest.add(number) }
        command = digest.value
        let sources = inputs.modules.flatMap(\.paths)
        let paths = [output] + sources + inputs.otherFiles
        self.paths = paths
        self.sources = 1..<(sources.count + 1)
        stamps = concurrently(paths.count) { rows in rows.map { Files.stamp(paths[$0]) } }
    }

    /// Whether a run would write the same output and no diagnostics.
    var isUpToDate: Bool {
        // A file may be missing.
        let stamps = stamps.compactMap { $0 }
        guard stamps.count == paths.count, let written = Files.stamp(record), let kept = readRecord() else {
            return false
        }
        let changed = kept.indices.filter { stamps[$0].mayDiffer(from: kept[$0].stamp, written: written) }
        let isSame = concurrently(changed.count, chunk: 8) { rows in
            rows.map { isUnchanged(changed[$0], kept[changed[$0]].fingerprint) }
        }
        guard isSame.allSatisfy({ $0 }) else { return false }
        if !changed.isEmpty { keep(kept.map(\.fingerprint)) }
        return true
    }

    private func isUnchanged(_ row: Int, _ fingerprint: Fingerprint) -> Bool {
        guard let file = try? Files.read(paths[row]) else { return false }
        return sources.contains(row) ? fingerprint.matches(file) : Fingerprint(whole: file) == fingerprint
    }

    // MARK: The record

    /// The files in the record of an earlier run on this machine; nil if there is none of the same command.
    private func readRecord() -> [File]? {
        guard let file = try? Files.read(record) else { return nil }
        let bytes = UnsafeRawBufferPointer(file.bytes)
        let (start, count) = (MemoryLayout<UInt64>.size, paths.count)
        guard bytes.count == start + count * MemoryLayout<File>.stride, bytes.loadUnaligned(as: UInt64.self) == command
        else { return nil }
        return [File](unsafeUninitializedCapacity: count) { files, filled in
            UnsafeMutableRawBufferPointer(files).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start...]))
            filled = count
        }
    }

    /// Writes the record of a run.
    ///
    /// - Parameter others: What was read besides sources, in the order of the paths.
    func keep(_ generation: Generation, others: [SourceFile]) {
        guard let text = generation.text else { return }
        let output = Fingerprint(whole: SourceFile(path: paths[0], text: text))
        keep([output] + generation.fingerprints + others.map { Fingerprint(whole: $0) })
    }

    /// Writes a record with the fingerprints of the output and of the inputs. One that cannot be written only costs the next run
    /// time.
    private func keep(_ fingerprints: [Fingerprint]) {
        guard fingerprints.count == paths.count else { return }
        var files: [File] = []
        for row in fingerprints.indices {
            guard let stamp = row == 0 ? Files.stamp(paths[0]) : stamps[row] else { return }
            files.append(File(stamp: stamp, fingerprint: fingerprints[row]))
        }
        try? Files.replace(
            record, with: withUnsafeBytes(of: command) { Array($0) } + files.withUnsafeBytes { Array($0) })
    }
}
