/// Decides which files are read as Swift: those that may hold markers, and those that declare what the marked ones name.
///
/// A typealias, a superclass or an extension may stand in a file without any marker. Such a file is searched for the
/// names of its types, and read only if one of them matters.
struct MarkedFiles {
    private struct Candidate {
        /// A row of `modules`.
        let module: Int
        let file: SourceFile
    }

    private let modules: [SourceModule]
    /// All files in the order in which they were given, by module.
    private let candidates: [Candidate]
    /// Each of them as it was read; nil where it was not.
    private var read: [ScannedFile?]
    /// The rows of those that are not read yet.
    private var unread: [Int]
    private let mentioned = MentionedNames()

    /// - Parameter storyboards: Their controllers' classes are mentioned too.
    static func scan(_ modules: [SourceModule], storyboards: [Storyboard]) -> MarkedFiles {
        var files = MarkedFiles(modules)
        for storyboard in storyboards { files.mentioned.add(storyboard) }
        files.scanMarked()
        files.scanMentioned()
        return files
    }

    /// These files and all others of the package, for advice; nil if there are no others.
    func scanningOthers() -> MarkedFiles? {
        var all = self
        return all.scanOthers() ? all : nil
    }

    private init(_ modules: [SourceModule]) {
        self.modules = modules
        var candidates: [Candidate] = []
        for module in modules.indices {
            candidates += modules[module].files.map { Candidate(module: module, file: $0) }
        }
        self.candidates = candidates
        read = [ScannedFile?](repeating: nil, count: candidates.count)
        unread = Array(candidates.indices)
    }

    private mutating func scanMarked() {
        _ = scan { MarkerPrefilter.mayHoldMarkers($0.file.bytes) }
    }

    /// What one file declares may mention further names, so this goes on for as long as files are found.
    private mutating func scanMentioned() {
        guard !unread.isEmpty else { return }
        mentioned.add(read.compactMap { $0 })
        var found: [ScannedFile]
        repeat {
            let mentioned = mentioned
            found = scan { DeclaredNames.contain(mentioned, in: $0.file) }
            mentioned.add(found)
        } while !found.isEmpty
    }

    /// - Returns: Whether there were any.
    private mutating func scanOthers() -> Bool {
        if scan(where: { _ in true }).isEmpty { return false }
        let (modules, candidates) = (modules, candidates)
        // What another package has without markers is only looked at for what it could provide.
        for row in read.indices where read[row]?.isBroken == true {
            guard modules[candidates[row].module].origin == .dependency, read[row]?.markers.isEmpty == true else {
                continue
            }
            read[row] = nil
        }
        return true
    }

    /// Scans what is not read yet and wanted.
    private mutating func scan(where isWanted: (Candidate) -> Bool) -> [ScannedFile] {
        let (candidates, rows) = (candidates, unread)
        let files: [ScannedFile?] = concurrently(rows.count) { positions in
            let buffer = TokenBuffer()
            return positions.map { position in
                let candidate = candidates[rows[position]]
                return isWanted(candidate) ? Scanner.scan(candidate.file, using: buffer) : nil
            }
        }
        var found: [ScannedFile] = []
        unread = []
        unread.reserveCapacity(rows.count)
        for position in rows.indices {
            guard let file = files[position] else {
                unread.append(rows[position])
                continue
            }
            found.append(file)
            read[rows[position]] = file
        }
        return found
    }

    /// In the order in which the files were given, by module.
    var outlines: [Outline] {
        concurrently(candidates.count) { rows in
            rows.map { row in read[row].map { Outline($0) } ?? Outline(unread: candidates[row].file) }
        }
    }

    /// The own module first, the others by name, each one's files by path.
    var scannedModules: [ScannedModule] {
        var files = [[ScannedFile]](repeating: [], count: modules.count)
        for row in read.indices { if let file = read[row] { files[candidates[row].module].append(file) } }
        let scannedModules = modules.indices.map { row in
            ScannedModule(
                name: modules[row].name, origin: modules[row].origin,
                files: files[row].sorted { $0.source.path < $1.source.path })
        }
        return scannedModules.sorted { left, right in
            let (isLeftOwn, isRightOwn) = (left.origin == .own, right.origin == .own)
            return isLeftOwn == isRightOwn ? left.name < right.name : isLeftOwn
        }
    }
}
