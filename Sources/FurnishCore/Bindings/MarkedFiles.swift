/// Decides which files are read as Swift: those that may hold markers, and those that declare what the marked ones name.
///
/// A typealias, a superclass or an extension may stand in a file without any marker. Such a file is searched for the
/// names of its types, and read only if one of them matters.
struct MarkedFiles {
    private let modules: [SourceModule]
    private let buffer = TokenBuffer()
    private var scanned: [[ScannedFile]]
    /// Module and file of what is not read yet.
    private var unread: [(module: Int, file: SourceFile)] = []
    private let mentioned = MentionedNames()

    /// The modules with the own one first, the others by name, each one's files by path.
    ///
    /// - Parameters:
    ///   - storyboards: The classes between which their segue actions stand are looked for too.
    ///   - all: Reads every file of the package whose Swift can be read: for finding what would help.
    static func scan(_ modules: [SourceModule], storyboards: [Storyboard], all: Bool) -> [ScannedModule] {
        let ordered = modules.sorted { left, right in
            let (isLeftOwn, isRightOwn) = (left.origin == .own, right.origin == .own)
            return isLeftOwn == isRightOwn ? left.name < right.name : isLeftOwn
        }
        var files = MarkedFiles(ordered)
        for storyboard in storyboards { files.mentioned.add(storyboard) }
        files.scanMarked()
        files.scanMentioned()
        if all { files.scanOthers() }
        return files.result()
    }

    private init(_ modules: [SourceModule]) {
        self.modules = modules
        scanned = [[ScannedFile]](repeating: [], count: modules.count)
    }

    private mutating func scanMarked() {
        for (module, source) in modules.enumerated() {
            for file in source.files {
                if MarkerPrefilter.mayHoldMarkers(file.bytes) {
                    scanned[module].append(Scanner.scan(file, using: buffer))
                } else {
                    unread.append((module, file))
                }
            }
        }
    }

    /// What one file declares may mention further names, so this goes on for as long as files are found.
    private mutating func scanMentioned() {
        guard !unread.isEmpty else { return }
        for file in scanned.joined() { mentioned.add(file) }
        var isSettled = false
        while !isSettled {
            isSettled = true
            var stillUnread: [(module: Int, file: SourceFile)] = []
            for candidate in unread {
                if DeclaredNames.contain(mentioned, in: candidate.file) {
                    let file = Scanner.scan(candidate.file, using: buffer)
                    mentioned.add(file)
                    scanned[candidate.module].append(file)
                    isSettled = false
                } else {
                    stillUnread.append(candidate)
                }
            }
            unread = stillUnread
        }
    }

    private mutating func scanOthers() {
        for candidate in unread where modules[candidate.module].origin != .dependency {
            let file = Scanner.scan(candidate.file, using: buffer)
            // What cannot be read here says nothing of what is marked elsewhere.
            if !file.isBroken { scanned[candidate.module].append(file) }
        }
        unread = []
    }

    private func result() -> [ScannedModule] {
        modules.indices.map { row in
            ScannedModule(
                name: modules[row].name, origin: modules[row].origin,
                files: scanned[row].sorted { $0.source.path < $1.source.path })
        }
    }
}

/// The names that the declarations read so far speak of.
struct MentionedNames {
    private let names = NameTable()

    func contains(_ file: SourceFile, _ range: ByteRange) -> Bool { names.contains(file, range) }

    func add(_ storyboard: Storyboard) {
        for customClass in storyboard.classesOfActions { _ = names.name(customClass.name.text) }
    }

    func add(_ file: ScannedFile) {
        for marker in file.markers { add(file.source, marker.arguments) }
        for declaration in file.declarations {
            switch declaration.kind {
            case .class, .struct, .enum, .actor, .protocol, .extension:
                add(file.source, declaration.name)
                for row in declaration.inherits.indices { add(file.source, file.ranges[row]) }
                for row in declaration.attributes.indices { add(file.source, file.ranges[row]) }
            case .typealias, .property: add(file.source, declaration.type)
            case .initializer, .function:
                add(file.source, declaration.type)
                for row in declaration.parameters.indices { add(file.source, file.parameters[row].type) }
            default: break
            }
        }
    }

    /// Every word of a type or an argument.
    private func add(_ file: SourceFile, _ range: ByteRange) {
        var cursor = TypeCursor(file, range)
        while !cursor.isAtEnd {
            if let word = cursor.takeName() { _ = names.name(file, word) } else { cursor.advance() }
        }
    }
}
