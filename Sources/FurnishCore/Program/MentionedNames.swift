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

    func add(_ files: [ScannedFile]) {
        let found: [[UInt64]] = concurrently(files.count) { rows in rows.map { Mentions(in: files[$0]).hashes } }
        for row in found.indices {
            for position in found[row].indices { add(found[row][position]) }
        }
    }

    private func add(_ hash: UInt64) {
        if hashes.first(hash) == nil { hashes.insert(hash, row: 0) }
    }
}

/// The names that one file speaks of, by their hashes.
private struct Mentions {
    private(set) var hashes: [UInt64] = []
    private let file: ScannedFile

    init(in file: ScannedFile) {
        self.file = file
        for marker in file.markers {
            add(marker.arguments)
            switch marker.attachment {
            case .declaration(let row), .parameter(_, of: let row): addParameters(of: row)
            case .nothing: break
            }
        }
        for row in file.declarations.indices { addDeclaration(row) }
    }

    /// Of functions, only those with a marker are called, but any initializer may be.
    private mutating func addDeclaration(_ row: Int) {
        let declaration = file.declarations[row]
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .extension:
            add(declaration.name)
            for row in declaration.inherits.indices { add(file.ranges[row]) }
        case .typealias, .property, .function: add(declaration.type)
        case .initializer: addParameters(of: row)
        default: return
        }
        // Property wrappers and global actors.
        for row in declaration.attributes.indices { add(file.ranges[row]) }
        add(declaration.generics)
        add(declaration.whereClause)
        add(declaration.thrownType)
    }

    private mutating func addParameters(of row: Int) {
        for parameter in file.declarations[row].parameters.indices { add(file.parameters[parameter].type) }
    }

    /// Every word of a type or an argument.
    private mutating func add(_ range: ByteRange) {
        if range.isEmpty { return }
        var cursor = TypeCursor(file.source, range)
        while !cursor.isAtEnd {
            if let word = cursor.takeName() {
                hashes.append(NameTable.hash(file.source, word))
            } else {
                cursor.advance()
            }
        }
    }
}
