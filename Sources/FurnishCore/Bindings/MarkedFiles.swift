/// Decides which files are read as Swift: those that may hold markers, and those that declare what the marked ones name.
///
/// A typealias, a superclass or an extension may stand in a file without any marker. Such a file is searched for the
/// names of its types, and read only if one of them matters.
struct MarkedFiles {
    private struct Candidate {
        /// A row of `modules`.
        let module: Int
        /// A row of `read`.
        let number: Int
        let file: SourceFile
    }

    private let modules: [SourceModule]
    private var scanned: [[ScannedFile]]
    /// Of each file in the order in which they were given, by module; nil where it was not read as Swift.
    private var read: [ScannedFile?]
    /// What is not read yet.
    private var unread: [Candidate]
    private let mentioned = MentionedNames()

    /// - Parameters:
    ///   - storyboards: The classes between which their segue actions stand are looked for too.
    ///   - all: Reads every file of the package whose Swift can be read: for finding what would help.
    static func scan(_ modules: [SourceModule], storyboards: [Storyboard], all: Bool) -> MarkedFiles {
        var files = MarkedFiles(modules)
        for storyboard in storyboards { files.mentioned.add(storyboard) }
        files.scanMarked()
        files.scanMentioned()
        if all { files.scanOthers() }
        return files
    }

    private init(_ modules: [SourceModule]) {
        self.modules = modules
        scanned = [[ScannedFile]](repeating: [], count: modules.count)
        unread = []
        for module in modules.indices {
            for file in modules[module].files {
                unread.append(Candidate(module: module, number: unread.count, file: file))
            }
        }
        read = [ScannedFile?](repeating: nil, count: unread.count)
    }

    private mutating func scanMarked() {
        _ = scan { MarkerPrefilter.mayHoldMarkers($0.file.bytes) }
    }

    /// What one file declares may mention further names, so this goes on for as long as files are found.
    private mutating func scanMentioned() {
        guard !unread.isEmpty else { return }
        for file in scanned.joined() { mentioned.add(file) }
        var found: [ScannedFile]
        repeat {
            let mentioned = mentioned
            found = scan { DeclaredNames.contain(mentioned, in: $0.file) }
            for file in found { mentioned.add(file) }
        } while !found.isEmpty
    }

    private mutating func scanOthers() {
        let modules = modules
        // What cannot be read here says nothing of what is marked elsewhere.
        _ = scan(keepsBroken: false) { modules[$0.module].origin != .dependency }
    }

    /// Scans what is not read yet and wanted.
    private mutating func scan(
        keepsBroken: Bool = true, where isWanted: (Candidate) -> Bool
    ) -> [ScannedFile] {
        let candidates = unread
        let files: [ScannedFile?] = concurrently(candidates.count) { rows in
            let buffer = TokenBuffer()
            return rows.map { isWanted(candidates[$0]) ? Scanner.scan(candidates[$0].file, using: buffer) : nil }
        }
        var found: [ScannedFile] = []
        unread = []
        unread.reserveCapacity(candidates.count)
        for row in candidates.indices {
            guard let file = files[row] else {
                unread.append(candidates[row])
                continue
            }
            found.append(file)
            read[candidates[row].number] = file
            if keepsBroken || !file.isBroken { scanned[candidates[row].module].append(file) }
        }
        return found
    }

    /// In the order in which the files were given, by module.
    var outlines: [Outline] {
        let files = modules.flatMap(\.files)
        return concurrently(files.count) { rows in
            rows.map { row in read[row].map { Outline($0) } ?? Outline(unread: files[row]) }
        }
    }

    /// The own module first, the others by name, each one's files by path.
    var scannedModules: [ScannedModule] {
        let scannedModules = modules.indices.map { row in
            ScannedModule(
                name: modules[row].name, origin: modules[row].origin,
                files: scanned[row].sorted { $0.source.path < $1.source.path })
        }
        return scannedModules.sorted { left, right in
            let (isLeftOwn, isRightOwn) = (left.origin == .own, right.origin == .own)
            return isLeftOwn == isRightOwn ? left.name < right.name : isLeftOwn
        }
    }
}

/// The names that the declarations read so far speak of.
struct MentionedNames {
    /// The names' hashes alone: at the worst, a file is read for nothing.
    private let hashes = RowIndex()

    func contains(_ file: SourceFile, _ range: ByteRange) -> Bool {
        hashes.first(NameTable.hash(file, range)) != nil
    }

    func add(_ storyboard: Storyboard) {
        for customClass in storyboard.classesOfActions { add(NameTable.hash(customClass.name.text)) }
    }

    func add(_ file: ScannedFile) {
        for marker in file.markers {
            add(file.source, marker.arguments)
            switch marker.attachment {
            case .declaration(let row), .parameter(_, of: let row): addParameters(of: row, in: file)
            case .nothing: break
            }
        }
        for row in file.declarations.indices { add(row, of: file) }
    }

    /// Of functions, only those with a marker are called, but any initializer may be.
    private func add(_ row: Int, of file: ScannedFile) {
        let declaration = file.declarations[row]
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .extension:
            add(file.source, declaration.name)
            for row in declaration.inherits.indices { add(file.source, file.ranges[row]) }
            for row in declaration.attributes.indices { add(file.source, file.ranges[row]) }
        case .typealias, .property, .function: add(file.source, declaration.type)
        case .initializer: addParameters(of: row, in: file)
        default: return
        }
        add(file.source, declaration.generics)
        add(file.source, declaration.whereClause)
        add(file.source, declaration.thrownType)
    }

    private func addParameters(of row: Int, in file: ScannedFile) {
        for parameter in file.declarations[row].parameters.indices { add(file.source, file.parameters[parameter].type) }
    }

    /// Every word of a type or an argument.
    private func add(_ file: SourceFile, _ range: ByteRange) {
        if range.isEmpty { return }
        var cursor = TypeCursor(file, range)
        while !cursor.isAtEnd {
            if let word = cursor.takeName() { add(NameTable.hash(file, word)) } else { cursor.advance() }
        }
    }

    private func add(_ hash: UInt64) {
        if hashes.first(hash) == nil { hashes.insert(hash, row: 0) }
    }
}
