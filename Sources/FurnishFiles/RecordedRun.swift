import FurnishCore

/// A run whose record tells a later run what it read and wrote.
struct RecordedRun {
    private let record: String
    private let command: UInt64
    /// The output, followed by the inputs.
    let paths: [String]
    /// The stamps from before any file is read, so that the next run notices changes made during this one.
    let stamps: [FileStamp?]

    /// Nil if the record can keep nothing because it is a device or a pipe, or if the tool cannot identify its own
    /// executable.
    ///
    /// - Parameter command: All that determines the result, besides the tool and the bytes of the inputs.
    init?(record: String, command: [String], paths: [String]) {
        guard let tool = Files.executableStamp, !Files.exists(record) || Files.stamp(record) != nil else { return nil }
        self.record = record
        self.command = RunRecord.command(command, tool: tool)
        self.paths = paths
        stamps = concurrently(paths.count) { rows in rows.map { Files.stamp(paths[$0]) } }
    }

    /// The files as the record has them, and the rows of those that may have changed. Nil if the record is of another command, or
    /// if a file is missing now.
    var last: (files: [RunRecord.File], possiblyChanged: [Int])? {
        guard let written = Files.stamp(record), let file = try? Files.read(record), let kept = RunRecord(file.bytes),
            kept.command == command, kept.files.count == paths.count
        else { return nil }
        let stamps = stamps.compactMap { $0 }
        guard stamps.count == paths.count else { return nil }
        return (kept.files, kept.possiblyChanged(stamps, written: written))
    }

    /// Writes the record. One that cannot be written only costs the next run time.
    ///
    /// - Parameter fingerprints: Those of the output and of the inputs.
    func keep(_ fingerprints: [Fingerprint]) {
        guard fingerprints.count == paths.count else { return }
        var files: [RunRecord.File] = []
        for row in fingerprints.indices {
            guard let stamp = row == 0 ? Files.stamp(paths[0]) : stamps[row] else { return }
            files.append(RunRecord.File(stamp, fingerprints[row]))
        }
        try? Files.replace(record, with: RunRecord(command: command, files: files).bytes)
    }
}
