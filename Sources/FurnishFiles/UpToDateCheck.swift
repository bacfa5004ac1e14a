import FurnishCore

/// Decides whether the output is up to date, and writes the record that the next run needs to decide this.
struct UpToDateCheck {
    private let run: RecordedRun
    private let outlinesPath: String
    /// Identifies the tool and the command line.
    private let outlinesKey: UInt64
    private let sources: Range<Int>
    private let outlines: Range<Int>
    /// The sources of the own module, which come first.
    private let ownSources: Range<Int>

    /// Nil if no record is requested, or if it can keep nothing.
    init?(_ inputs: Inputs) {
        guard let record = inputs.record, let output = inputs.output else { return nil }
        let sources = inputs.modules.flatMap(\.paths)
        let paths = [output] + sources + inputs.storyboards + inputs.moduleLists + inputs.outlines
        // The arguments do not tell which outlines take the place of sources because they are current.
        let command = inputs.arguments + inputs.impliedArguments + inputs.outlines
        guard let run = RecordedRun(record: record, command: command, paths: paths), let tool = Files.executableStamp
        else { return nil }
        self.run = run
        outlinesPath = Self.outlinesPath(of: record)
        outlinesKey = RunRecord.command(inputs.arguments, tool: tool)
        self.sources = 1..<(sources.count + 1)
        ownSources = 1..<(inputs.modules[0].paths.count + 1)
        outlines = (paths.count - inputs.outlines.count)..<paths.count
    }

    /// Whether a run would write the same output and no diagnostics.
    var isUpToDate: Bool {
        guard let (files, changed) = run.last else { return false }
        let isSame = concurrently(changed.count, chunk: 8) { rows in
            rows.map { isUnchanged(changed[$0], files[changed[$0]].fingerprint) }
        }
        guard isSame.allSatisfy({ $0 }) else { return false }
        if !changed.isEmpty { run.keep(files.map(\.fingerprint)) }
        return true
    }

    private func isUnchanged(_ row: Int, _ fingerprint: Fingerprint) -> Bool {
        guard let file = try? Files.read(run.paths[row]) else { return false }
        if sources.contains(row) { return fingerprint.matches(file) }
        return outlines.contains(row)
            ? ModuleOutline(file).map { Fingerprint($0) } == fingerprint : Fingerprint(whole: file) == fingerprint
    }

    // MARK: Scanned files

    /// Next to the record. It is a file of its own, because a run that has nothing to do need not read it.
    static func outlinesPath(of record: String) -> String { record + ".outlines" }

    /// The own module's sources that an earlier run scanned and that have not changed since, in their order on the command
    /// line; nil for the others. Empty if there are none.
    func knownSources() -> [ScannedFile?] {
        guard let written = Files.stamp(outlinesPath), let bytes = Files.map(outlinesPath),
            let outlines = Outlines(bytes, key: outlinesKey)
        else { return [] }
        return outlines.files(Array(run.paths[ownSources]), Array(run.stamps[ownSources]), written: written)
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
        let stamps = run.stamps[ownSources].compactMap { $0 }
        guard fresh.count * 10 > (known.isEmpty ? 0 : scanned.count), stamps.count == scanned.count else { return }
        let bytes = Outlines.bytes(Array(scanned), stamps: stamps, key: outlinesKey)
        try? bytes.withUnsafeBytes { try Files.write(outlinesPath, $0) }
    }

    /// Writes the record of a run.
    ///
    /// - Parameter others: The fingerprints of the files that were read besides sources, in the order of their paths.
    func keep(_ generation: Generation, others: [Fingerprint]) {
        guard let text = generation.text else { return }
        let output = SourceFile(path: run.paths[0], text: text)
        run.keep([Fingerprint(whole: output)] + generation.fingerprints + others)
    }
}
