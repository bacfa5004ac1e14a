import FurnishCore

/// Decides whether the output is up to date, and writes the record that the next run needs to decide this.
struct UpToDateCheck {
    private let path: String
    private let command: UInt64
    /// The output, the sources, the storyboards and the outlines.
    private let paths: [String]
    private let sources: Range<Int>
    private let outlines: Range<Int>
    /// The sources of the own module, which come first.
    private let ownSources: Range<Int>
    /// The stamps from before any file is read, so that the next run notices changes made during this one.
    private let stamps: [FileStamp?]

    /// Nil if no record is requested, if it can keep nothing because it is a device or a pipe, or if the tool cannot
    /// identify its own executable.
    init?(_ inputs: Inputs) {
        guard let path = inputs.record, let output = inputs.output, let tool = Files.executableStamp,
            !Files.exists(path) || Files.stamp(path) != nil
        else { return nil }
        self.path = path
        command = RunRecord.command(inputs.arguments, tool: tool)
        let sources = inputs.modules.flatMap(\.paths)
        let paths = [output] + sources + inputs.storyboards + inputs.outlines
        self.paths = paths
        self.sources = 1..<(sources.count + 1)
        ownSources = 1..<(inputs.modules[0].paths.count + 1)
        outlines = (paths.count - inputs.outlines.count)..<paths.count
        stamps = concurrently(paths.count) { rows in rows.map { Files.stamp(paths[$0]) } }
    }

    /// Whether a run would write the same output and no diagnostics.
    var isUpToDate: Bool {
        guard let written = Files.stamp(path), let file = try? Files.read(path), let record = RunRecord(file.bytes),
            record.command == command, record.files.count == paths.count
        else { return false }
        let stamps = stamps.compactMap { $0 }
        guard stamps.count == paths.count else { return false }
        let changed = record.possiblyChanged(stamps, written: written)
        let isSame = concurrently(changed.count, chunk: 8) { rows in rows.map { isUnchanged(changed[$0], in: record) } }
        guard isSame.allSatisfy({ $0 }) else { return false }
        if !changed.isEmpty { keep(record.files.map(\.fingerprint)) }
        return true
    }

    private func isUnchanged(_ row: Int, in record: RunRecord) -> Bool {
        guard let file = try? Files.read(paths[row]) else { return false }
        let fingerprint = record.files[row].fingerprint
        if sources.contains(row) { return fingerprint.matches(file) }
        return outlines.contains(row)
            ? ModuleOutline(file).map { Fingerprint($0) } == fingerprint : Fingerprint(whole: file) == fingerprint
    }

    // MARK: Scanned files

    /// Next to the record. It is a file of its own, because a run that has nothing to do need not read it.
    static func outlinesPath(of record: String) -> String { record + ".outlines" }

    private var outlinesPath: String { Self.outlinesPath(of: path) }

    /// The own module's sources that an earlier run scanned and that have not changed since, in their order on the command
    /// line; nil for the others. Empty if there are none.
    func knownSources() -> [ScannedFile?] {
        guard let written = Files.stamp(outlinesPath), let bytes = Files.map(outlinesPath),
            let outlines = Outlines(bytes, key: command)
        else { return [] }
        return outlines.files(Array(paths[ownSources]), Array(stamps[ownSources]), written: written)
    }

    /// Writes the outlines of the own module's scanned sources, unless those on disk lack only a few: to write all costs as
    /// much as to scan a tenth of them. With those of other modules, the records of a program would grow with the square of
    /// the number of its modules.
    func keepOutlines(_ generation: Generation, _ known: [ScannedFile?]) {
        // Only the tool chose this name, so anything else under it was made for another purpose.
        guard !Files.isLink(outlinesPath), !Files.exists(outlinesPath) || Files.stamp(outlinesPath) != nil else {
            return
        }
        let scanned = generation.scannedFiles.prefix(ownSources.count)
        let fresh = scanned.indices.filter { scanned[$0] != nil && (known.isEmpty || scanned[$0] !== known[$0]) }
        let stamps = stamps[ownSources].compactMap { $0 }
        guard fresh.count * 10 > (known.isEmpty ? 0 : scanned.count), stamps.count == scanned.count else { return }
        let bytes = Outlines.bytes(Array(scanned), stamps: stamps, key: command)
        try? bytes.withUnsafeBytes { try Files.write(outlinesPath, $0) }
    }

    // MARK: The record

    /// Writes the record of a run.
    ///
    /// - Parameter others: The fingerprints of the files that were read besides sources, in the order of their paths.
    func keep(_ generation: Generation, others: [Fingerprint]) {
        guard let text = generation.text else { return }
        let output = SourceFile(path: paths[0], text: text)
        keep([Fingerprint(whole: output)] + generation.fingerprints + others)
    }

    /// A record that cannot be written only costs the next run time.
    private func keep(_ fingerprints: [Fingerprint]) {
        var files: [RunRecord.File] = []
        for row in fingerprints.indices {
            guard let stamp = row == 0 ? Files.stamp(paths[0]) : stamps[row] else { return }
            files.append(RunRecord.File(stamp, fingerprints[row]))
        }
        try? Files.replace(path, with: RunRecord(command: command, files: files).bytes)
    }
}
