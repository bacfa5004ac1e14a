/// A module that an outline stands for, and those of its files that are scanned.
struct OutlinedModule {
    /// The row of the module.
    let row: Int
    let outline: ModuleOutline
    /// Whether a text that mattered was damaged. The texts that nobody needs are not looked at.
    private(set) var isDamaged = false
    /// By row in the outline; nil for a file that is ignored.
    private var files: [Int: ScannedFile?] = [:]

    init(_ row: Int, _ outline: ModuleOutline) {
        self.row = row
        self.outline = outline
    }

    /// The scanned files, by path.
    var scanned: [ScannedFile] { files.isEmpty ? [] : files.sorted { $0.key < $1.key }.compactMap(\.value) }

    /// Whether a file that may have markers is not scanned.
    var leavesMarked: Bool { outline.markedRows.contains { files[$0] == nil } }

    /// The rows of the unread files for which `predicate` is true.
    func rows(where predicate: (SourceFile) -> Bool) -> [Int] {
        (0..<outline.count).filter { row in
            guard files[row] == nil else { return false }
            return outline.file(row).map(predicate) ?? true
        }
    }

    /// Scans files.
    ///
    /// - Parameter rows: Those that were scanned before are skipped.
    /// - Returns: The files that were not scanned before.
    mutating func scan(_ rows: [Int]) -> [ScannedFile] {
        if rows.isEmpty { return [] }
        let buffer = TokenBuffer()
        var found: [ScannedFile] = []
        for row in rows where files[row] == nil {
            let file = outline.file(row).map { Scanner.scan($0, using: buffer) }
            files[row] = .some(file)
            if let file { found.append(file) } else { isDamaged = true }
        }
        return found
    }

    /// Leaves out the scanned files without markers that are not valid Swift.
    mutating func ignoreBrokenUnmarked() {
        for (row, file) in files where file?.isBroken == true && file?.markers.isEmpty == true {
            files[row] = .some(nil)
        }
    }
}
