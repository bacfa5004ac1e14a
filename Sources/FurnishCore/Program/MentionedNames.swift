/// The names that occur in the declarations scanned so far.
final class MentionedNames {
    /// Only hashes are stored. A collision only causes an unnecessary scan.
    private let hashes = RowIndex()

    func contains(_ file: SourceFile, _ range: ByteRange) -> Bool { contains(NameTable.hash(file, range)) }

    func contains(_ hash: UInt64) -> Bool { hashes.first(hash) != nil }

    func add(_ files: [ScannedFile]) {
        let found: [[UInt64]] = concurrently(files.count) { rows in rows.map { Mentions(in: files[$0]).hashes } }
        for row in found.indices { add(found[row]) }
    }

    /// Adds the names of a factory, of the classes that help it, and of its fake.
    func add(factoryOf name: String) {
        let helpers: [String] = ["", "Call", "Lock", "Locked", "Once"].map { "\(name)Factory\($0)" }
        add(helpers + ["Fake\(name)Factory"])
    }

    func add(_ names: [String]) { add(names.map { NameTable.hash($0) }) }

    func add(_ hashes: [UInt64]) {
        for row in hashes.indices where !contains(hashes[row]) { self.hashes.insert(hashes[row], row: 0) }
    }
}

/// The hashes of the names that one scanned file mentions, from its trees.
private struct Mentions {
    private(set) var hashes: [UInt64] = []
    private let file: ScannedFile

    init(in file: ScannedFile) {
        self.file = file
        for marker in file.markers {
            for type in [marker.scope, marker.collection, marker.collectionKey] { add(type) }
            for row in marker.additionalTypes.indices { add(file.ranges[row]) }
            guard let row = marker.declaration else { continue }
            addParameters(of: row)
            // An extension of all lists may conform to what the marker names.
            let type = file.declarations[row].type
            if !type.isEmpty, let name = file.trees.sugaredName(type.root) {
                hashes.append(NameTable.hash(name.rawValue))
            }
        }
        for row in file.declarations.indices { addDeclaration(row) }
    }

    /// Parameters of functions matter only if a marker makes Furnish call them, but it may call any initializer.
    private mutating func addDeclaration(_ row: Int) {
        let declaration = file.declarations[row]
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .extension:
            if declaration.kind == .extension { add(declaration.type) } else { add(declaration.name) }
            for row in declaration.inherits.indices { add(file.ranges[row]) }
        case .typealias:
            add(declaration.name)
            add(declaration.type)
        case .property:
            add(declaration.type)
            // A property without a type may have that which its value calls.
            if declaration.type.isEmpty { add(declaration.initialValue) }
        case .function: add(declaration.type)
        case .initializer: addParameters(of: row)
        default: return
        }
        // Attributes may name property wrappers and global actors.
        for row in declaration.attributes.indices { add(file.ranges[row]) }
        add(declaration.generics)
        add(declaration.whereClause)
        add(declaration.thrownType)
    }

    private mutating func addParameters(of row: Int) {
        for parameter in file.declarations[row].parameters.indices { add(file.parameters[parameter].type) }
    }

    private mutating func add(_ text: ParsedText) { file.trees.addNames(in: text, to: &hashes) }

    private mutating func add(_ tree: RareTree) { if !tree.isEmpty { add(file.trees.parsed(tree)) } }

    private mutating func add(_ name: ByteRange) { hashes.append(NameTable.hash(file.source, name)) }
}
