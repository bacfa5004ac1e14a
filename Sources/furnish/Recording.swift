import FurnishCore

/// Finds out whether there is anything to do since the last run, and keeps what the next one must know: see `Record`.
struct Recording {
    private let path: String
    private let command: UInt64
    /// The output, the sources and the storyboards.
    private let paths: [String]
    private let sources: Range<Int>
    /// As they are before anything is read: what is written meanwhile is looked at the next time.
    private let stamps: [Record.Stamp?]

    /// Nil where no record is wanted, or where the tool cannot tell whether it is still the same itself.
    init?(_ options: Options) {
        guard let path = options.record, let output = options.output,
            let tool = CommandLine.arguments.first.flatMap(Files.stamp)
        else { return nil }
        self.path = path
        command = Record.command(options.arguments, tool: tool)
        let sources = options.modules.flatMap(\.paths)
        let paths = [output] + sources + options.storyboards
        self.paths = paths
        self.sources = 1..<(sources.count + 1)
        stamps = concurrently(paths.count) { rows in rows.map { Files.stamp(paths[$0]) } }
    }

    /// Whether the output would come out as it is, without a word.
    var isCurrent: Bool {
        guard let written = Files.stamp(path), let file = try? Files.read(path), let record = Record(file.bytes),
            record.command == command, record.files.count == paths.count
        else { return false }
        let stamps = stamps.compactMap { $0 }
        guard stamps.count == paths.count else { return false }
        let doubtful = record.doubtful(stamps, written: written)
        let isSame = concurrently(doubtful.count, chunk: 8) { rows in rows.map { fits(record, doubtful[$0]) } }
        guard isSame.allSatisfy({ $0 }) else { return false }
        if !doubtful.isEmpty { keep(record.files.map(\.outline)) }
        return true
    }

    private func fits(_ record: Record, _ row: Int) -> Bool {
        guard let file = try? Files.read(paths[row]) else { return false }
        let outline = record.files[row].outline
        return sources.contains(row) ? outline.fits(file) : Outline(whole: file) == outline
    }

    /// Keeps what a run has read.
    func keep(_ generation: Generation, storyboards: [SourceFile]) {
        guard let text = generation.text else { return }
        let output = SourceFile(path: paths[0], text: text)
        keep([Outline(whole: output)] + generation.outlines + storyboards.map { Outline(whole: $0) })
    }

    /// Where it cannot be kept, nothing is lost but time.
    private func keep(_ outlines: [Outline]) {
        var files: [Record.File] = []
        for row in outlines.indices {
            guard let stamp = row == 0 ? Files.stamp(paths[0]) : stamps[row] else { return }
            files.append(Record.File(stamp, outlines[row]))
        }
        try? Files.replace(path, with: Record(command: command, files: files).bytes)
    }
}
