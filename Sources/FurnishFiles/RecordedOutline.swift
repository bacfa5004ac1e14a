import FurnishCore

/// Tells whether an outline belongs to its module's sources as they are now. `outline --record` keeps what they were.
struct RecordedOutline {
    private let run: RecordedRun

    /// The record that is next to an outline.
    static func record(of outline: String) -> String { outline + ".record" }

    /// - Parameter record: By default, the record that is next to the outline.
    init?(_ outline: String, record: String? = nil, of module: Inputs.Module) {
        let command = ["outline", module.name, outline] + module.paths
        let run = RecordedRun(
            record: record ?? Self.record(of: outline), command: command, paths: [outline] + module.paths)
        guard let run else { return nil }
        self.run = run
    }

    /// A run of a module above may start before the one that writes the outline again. So an edit that changes no outline, such
    /// as one in a body, leaves this true.
    var isCurrent: Bool { fingerprints != nil }

    /// Writes the stamps of now to the record, so that the next runs need not read the sources that were only touched.
    ///
    /// - Returns: Whether the outline is current, and can be read.
    func refresh() -> Bool {
        guard let fingerprints, (try? Files.read(run.paths[0])).flatMap({ ModuleOutline($0) }) != nil else {
            return false
        }
        run.keep(fingerprints)
        return true
    }

    /// The fingerprints of the outline and of the sources as they are now; nil if it does not belong to them.
    private var fingerprints: [Fingerprint]? {
        // The stamp is enough for the outline, although it is almost as new as its record: the tool replaces files and never
        // writes into them, so another outline has another number.
        guard let (files, possiblyChanged) = run.last, files[0].stamp == run.stamps[0] else { return nil }
        var fingerprints = files.map(\.fingerprint)
        var changed: [SourceFile] = []
        for row in possiblyChanged where row > 0 {
            guard let file = try? Files.read(run.paths[row]) else { return nil }
            let known = fingerprints[row]
            fingerprints[row] = Fingerprint(whole: file)
            if fingerprints[row] != known { changed.append(file) }
        }
        return changed.isEmpty || hasOutlines(of: changed) ? fingerprints : nil
    }

    private func hasOutlines(of changed: [SourceFile]) -> Bool {
        guard let file = try? Files.read(run.paths[0]), let outlines = ModuleOutline(file)?.files else { return false }
        return changed.allSatisfy { source in
            // A file without anything for other modules has no outline.
            source.has(outline: outlines.first { $0.path == source.path })
        }
    }

    /// Writes the record.
    ///
    /// - Parameter sources: What was read from the module's files, in their order.
    func keep(_ outline: [UInt8], _ sources: [SourceFile]) {
        let outline = SourceFile(path: run.paths[0], bytes: outline)
        run.keep(([outline] + sources).map { Fingerprint(whole: $0) })
    }
}

extension Inputs {
    /// Reads outlines in place of sources to which they belong.
    mutating func useCurrentOutlines() {
        for row in modules.indices {
            guard let path = modules[row].outlineIfCurrent, let outline = RecordedOutline(path, of: modules[row]),
                outline.isCurrent
            else { continue }
            modules[row].outline = path
            modules[row].paths = []
        }
    }
}
