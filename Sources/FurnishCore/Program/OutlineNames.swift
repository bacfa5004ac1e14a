/// The names that tell to which other modules the outline of one file matters: only a module that mentions one of them can
/// need what the file declares or provides. Names are hashes of `NameTable`.
struct OutlineNames {
    /// The types that the file declares or extends.
    private(set) var declared: Set<UInt64> = []
    /// The types that it provides, and the names of modules' members in it: `Data` in `Foundation.Data`. If `Data` is mentioned
    /// elsewhere, generated code may have to tell the two apart.
    private(set) var others: Set<UInt64> = []
    /// Typealiases, each with a name in its target. A module that mentions the target may need what is provided under the
    /// typealias.
    private(set) var aliases: [(target: UInt64, alias: UInt64)] = []
    /// Whether the file may have markers.
    let isMarked: Bool
    /// Whether the file matters whatever a module mentions.
    private(set) var mattersToAll = false
    var isBroken: Bool { file.isBroken }
    private let file: ScannedFile

    /// - Parameter file: An outline, so that what it leaves out changes none of the names.
    init(_ file: ScannedFile) {
        self.file = file
        isMarked = MarkerPrefilter.mayHoldMarkers(file.source.bytes)
        if !file.diagnostics.isEmpty { mattersToAll = true }
        declared.formUnion(DeclaredNames.hashes(in: file.source))
        // All files that may matter are read then, and no others, because a broken file that is read silences diagnostics.
        if file.isBroken { return }
        for row in file.declarations.indices { addDeclared(file.declarations[row]) }
        for marker in file.markers { addProvided(marker) }
        addMembers()
    }

    // MARK: Declared

    private mutating func addDeclared(_ declaration: Declaration) {
        switch declaration.kind {
        case .extension:
            // `extension [Int]` extends `Array`, and `extension Int?` extends `Optional`.
            if mayHideName(declaration.name) {
                for name in ["Array", "Dictionary", "Optional"] { others.insert(NameTable.hash(name)) }
            }
        case .typealias:
            let alias = NameTable.hash(file.source, declaration.name)
            for target in words(in: declaration.type) { aliases.append((target, alias)) }
        default: break
        }
    }

    /// Each name that follows a dot or two colons.
    private mutating func addMembers() {
        let (bytes, end) = (file.source.bytes, UInt32(file.source.bytes.count))
        for offset in bytes.indices.dropFirst() {
            let isAfterDot = bytes[offset] == UInt8(ascii: ".")
            let isAfterColons = bytes[offset] == UInt8(ascii: ":") && bytes[offset - 1] == UInt8(ascii: ":")
            guard isAfterDot || isAfterColons else { continue }
            var cursor = SourceCursor(file.source, ByteRange(UInt32(offset) + 1, end))
            if let name = cursor.takeName() { others.insert(NameTable.hash(file.source, name)) }
        }
    }

    // MARK: Provided

    private mutating func addProvided(_ marker: Marker) {
        guard marker.attachment != .nothing, !marker.isMalformed, !isForAll(marker), let owner = marker.owner else {
            mattersToAll = true
            return
        }
        let declaration = file.declarations[owner]
        let provided = [declaration.type] + marker.additionalTypes.indices.map { file.ranges[$0] }
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .initializer, .typealias: break
        // Its type must be written, and generated code avoids its name if it is at file level.
        case .function, .property: if declaration.type.isEmpty || declaration.parent < 0 { mattersToAll = true }
        default: mattersToAll = true
        }
        for text in provided { add(text) }
        if mayBeTemplate(declaration), provided.contains(where: mayHideName) { mattersToAll = true }
    }

    /// Whether what a marker says may change something for a module that mentions none of its names: mistakes in the elements
    /// of a collection, what a fake replaces, or which factories are live.
    private func isForAll(_ marker: Marker) -> Bool {
        marker.kind == .scope || marker.flags.rawValue != 0 || !marker.collection.isEmpty
    }

    /// Whether a type in a text may be that of any element, value or result: `[T]` matches each array.
    private func mayHideName(_ range: ByteRange) -> Bool {
        file.source.text(range).utf8.contains { "[(?!".utf8.contains($0) }
    }

    /// Whether a declaration may have generic parameters, its own or those of a type around it.
    private func mayBeTemplate(_ declaration: Declaration) -> Bool {
        var current = declaration
        while true {
            if !current.generics.isEmpty || !current.whereClause.isEmpty || current.kind == .extension { return true }
            guard current.parent >= 0 else { return false }
            current = file.declarations[Int(current.parent)]
        }
    }

    // MARK: Words

    private mutating func add(_ range: ByteRange) { others.formUnion(words(in: range)) }

    private func words(in range: ByteRange) -> [UInt64] {
        var words: [UInt64] = []
        file.source.addNames(at: range, to: &words)
        return words
    }
}
