/// Selects the files to scan: those that may contain markers, and those that declare a type which a marked file
/// mentions.
///
/// A typealias, superclass or extension may be in a file without markers. Such a file is searched for the names of its
/// types, and scanned only if one of them is mentioned.
struct RelevantFiles {
    private struct Candidate {
        let module: Int
        let file: SourceFile
    }

    private let modules: [SourceModule]
    /// The rows of the modules that take part.
    private let rowsInView: [Int]
    /// All files in their given order, by module.
    private let candidates: [Candidate]
    /// The scanned files, parallel to `candidates`; nil for files that are not scanned.
    private var read: [ScannedFile?]
    /// The rows of the files that are not scanned yet.
    private var unread: [Int]
    private let mentioned = MentionedNames()
    /// Whether the files that are not scanned were searched for types, so that any edit of them may matter.
    private var isSearched = false
    /// The rows of the files of which a body decides something, such as one that reads a member, so that any edit of them may matter.
    private var readers: Set<Int> = []

    /// - Parameters:
    ///   - storyboards: The classes of their controllers count as mentioned.
    ///   - scansAll: Whether files count that no marker mentions.
    static func scan(_ modules: [SourceModule], storyboards: [Storyboard], scansAll: Bool = false) -> RelevantFiles {
        var files = RelevantFiles(modules)
        let shown = storyboards.flatMap(\.controllers).compactMap(\.customClass)
        files.mentioned.add(shown.map(\.name.text))
        // Their extensions may open scenes.
        if !storyboards.isEmpty { files.mentioned.add(Storyboard.classesOfSystem) }
        // '@objc(Name)' gives a class the name that a storyboard knows.
        let renamed = shown.filter { $0.module == nil }.map(\.name.text)
        let marked = files.scan { candidate in
            scansAll || MarkerPrefilter.mayMatter(candidate.file.bytes)
                || renamed.contains { candidate.file.mentions($0) }
        }
        if files.unread.isEmpty { return files }
        files.mentioned.add(marked)
        files.addFactoryNames()
        files.mentioned.add(GeneratedNames.all)
        files.scanDeclarations()
        return files
    }

    /// These files and those in which advice may find something: that contain a sought name, or declare what inherits from one or from
    /// a type in such a file.
    ///
    /// - Returns: nil if there are no others.
    func scanning(_ names: SoughtNames) -> RelevantFiles? {
        if names.isEmpty { return nil }
        var (all, types, isFirst) = (self, MentionedNames(), true)
        all.isSearched = true
        types.add(names.mentioned)
        var found = read.compactMap { $0 }.filter { names.occur(in: $0.source) }
        repeat {
            for file in found { types.add(file.declaredTypes) }
            found = all.scan { candidate in
                (names.areInAnyPackage || modules[candidate.module].origin != .dependency)
                    && (isFirst && names.occur(in: candidate.file) || DeclaredNames.inherit(types, in: candidate.file))
            }
            mentioned.add(found)
            if !found.isEmpty { all.scanDeclarations() }
            (types, isFirst) = (MentionedNames(), false)
        } while !found.isEmpty
        all.ignoreBrokenDependencies()
        return all.unread.count < unread.count ? all : nil
    }

    /// Files of other packages without markers are scanned only for hints. If such a file is broken, it is ignored.
    private mutating func ignoreBrokenDependencies() {
        for row in read.indices where modules[candidates[row].module].origin == .dependency {
            if let file = read[row], file.isBroken, file.markers.isEmpty { read[row] = nil }
        }
    }

    /// The members of a factory that the module's own code reads.
    mutating func membersRead(among members: [String]) -> Set<String> {
        if members.isEmpty { return [] }
        let names = Dictionary(members.map { (NameTable.hash($0), $0) }) { first, _ in first }
        var found: Set<String> = []
        for row in ownSources where found.count < names.count {
            let count = found.count
            candidates[row].file.addMembersRead(among: names, to: &found)
            if found.count > count { readers.insert(row) }
        }
        return found
    }

    /// Notes sources of which a body decides something.
    mutating func noteRead(_ sources: [SourceFile]) {
        readers.formUnion(candidates.indices.filter { row in sources.contains { $0 === candidates[row].file } })
    }

    private var ownSources: [Int] {
        candidates.indices.filter { modules[candidates[$0].module].origin == .own && !candidates[$0].file.isGenerated }
    }

    private init(_ modules: [SourceModule]) {
        self.modules = modules
        let candidates = modules.indices.flatMap { module in
            modules[module].files.map { Candidate(module: module, file: $0) }
        }
        self.candidates = candidates
        read = [ScannedFile?](repeating: nil, count: candidates.count)
        let inView = modules.rowsInView
        rowsInView = inView.sorted()
        // A file that Furnish generated for another module is no source: that module's markers tell its types.
        unread = candidates.indices.filter {
            let (module, file) = (candidates[$0].module, candidates[$0].file)
            return inView.contains(module) && (modules[module].origin == .own || !file.isGenerated)
        }
    }

    /// Scans the files that declare mentioned names. Such a file may mention further names, so this repeats until no more files are
    /// found.
    private mutating func scanDeclarations() {
        let mentioned = mentioned
        var found: [ScannedFile]
        repeat {
            found = scan { DeclaredNames.contain(mentioned, in: $0.file) }
            mentioned.add(found)
        } while !found.isEmpty
    }

    /// A type of the module must not have the name of a generated class.
    private func addFactoryNames() {
        for row in candidates.indices where modules[candidates[row].module].origin == .own {
            for name in read[row]?.scopeNames ?? [] { mentioned.add(factoryOf: name) }
        }
        for module in modules {
            if module.origin == .own { mentioned.add(factoryOf: module.settings.targetName ?? module.name) }
            // A type of that name hides the module.
            if module.origin != .own { mentioned.add([module.name]) }
        }
    }

    /// Scans those of the unread files that are wanted.
    private mutating func scan(where isWanted: (Candidate) -> Bool) -> [ScannedFile] {
        let (candidates, rows) = (candidates, unread)
        let files: [ScannedFile?] = concurrently(rows.count) { positions in
            let buffer = TokenBuffer()
            return positions.map { position in
                let candidate = candidates[rows[position]]
                guard isWanted(candidate) else { return nil }
                return Scanner.scan(candidate.file, using: buffer)
            }
        }
        for position in rows.indices { read[rows[position]] = files[position] }
        unread = rows.filter { read[$0] == nil }
        return files.compactMap { $0 }
    }

    /// The fingerprints of all sources, in their given order, by module.
    var fingerprints: [Fingerprint] {
        concurrently(candidates.count) { rows in
            rows.map { row in
                let file = candidates[row].file
                if readers.contains(row) || isSearched && read[row] == nil { return Fingerprint(whole: file) }
                return read[row].map { Fingerprint($0) } ?? Fingerprint(unread: file)
            }
        }
    }

    /// The build's settings of the own module.
    var settings: BuildSettings { modules.first { $0.origin == .own }?.settings ?? BuildSettings() }

    /// The own module first, then the others by name. The files of each module are sorted by path.
    var scannedModules: [ScannedModule] {
        var files = [[ScannedFile]](repeating: [], count: modules.count)
        for row in read.indices { if let file = read[row] { files[candidates[row].module].append(file) } }
        let scannedModules = rowsInView.map { row in
            ScannedModule(
                name: modules[row].name, origin: modules[row].origin,
                files: files[row].sorted { $0.source.path.precedes($1.source.path) }, sources: modules[row].files)
        }
        let sorted = scannedModules.sorted { $0.name.precedes($1.name) }
        return sorted.filter { $0.origin == .own } + sorted.filter { $0.origin != .own }
    }
}
