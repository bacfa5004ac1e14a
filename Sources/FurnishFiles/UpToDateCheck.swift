import FurnishCore

/// Decides whether the output is up to date, and writes the record that the next run needs to decide this.
struct UpToDateCheck {
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
        command = RunRecord.command(inputs.arguments + inputs.impliedArguments, tool: tool)
        let sources = inputs.modules.flatMap(\.paths)
        let paths = [output] + sources + inputs.otherFiles
        self.paths = paths
        self.sources = 1..<(sources.count + 1)
        stamps = concurrently(paths.count) { rows in rows.map { Files.stamp(paths[$0]) } }
    }

    /// Whether a run would write the same output and no diagnostics.
    var isUpToDate: Bool {
        guard let written = Files.stamp(record), let file = try? Files.read(record), let kept = RunRecord(file.bytes),
            kept.command == command, kept.files.count == paths.count
        else { return false }
        // A file may be missing.
        let stamps = stamps.compactMap { $0 }
        guard stamps.count == paths.count else { return false }
        let changed = kept.possiblyChanged(stamps, written: written)
        let isSame = concurrently(changed.count, chunk: 8) { rows in
            rows.map { isUnchanged(changed[$0], kept.files[changed[$0]].fingerprint) }
        }
        guard isSame.allSatisfy({ $0 }) else { return false }
        if !changed.isEmpty { keep(kept.files.map(\.fingerprint)) }
        return true
    }

    private func isUnchanged(_ row: Int, _ fingerprint: Fingerprint) -> Bool {
        guard let file = try? Files.read(paths[row]) else { return false }
        return sources.contains(row) ? fingerprint.matches(file) : Fingerprint(whole: file) == fingerprint
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
        var files: [RunRecord.File] = []
        for row in fingerprints.indices {
            guard let stamp = row == 0 ? Files.stamp(paths[0]) : stamps[row] else { return }
            files.append(RunRecord.File(stamp, fingerprints[row]))
        }
        try? Files.replace(record, with: RunRecord(command: command, files: files).bytes)
    }
}
