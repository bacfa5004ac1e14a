import FurnishCore

/// Selects the declarations of a file that its outline keeps: all but private ones, and of those the ones that may change
/// the result for another module.
struct OutlineSelection {
    private let file: ScannedFile
    /// By row.
    private(set) var kept: [Bool]
    private let isMarked: [Bool]
    /// The names that markers and visible declarations mention, by their hashes. A private protocol may isolate a type.
    private var named: Set<UInt64> = []
    /// The types that are left out, so that their extensions are too.
    private var leftOut: Set<String> = []

    init(_ file: ScannedFile) {
        self.file = file
        var isMarked = [Bool](repeating: false, count: file.declarations.count)
        for marker in file.markers + file.misspelled {
            // The one after a blank line is probably meant.
            let isCutOff = marker.detachment == .beforeBlankLine
            var row = marker.declaration.map(Int32.init) ?? (isCutOff ? marker.nextDeclaration : -1)
            while row >= 0 {
                isMarked[Int(row)] = true
                row = file.declarations[Int(row)].parent
            }
        }
        self.isMarked = isMarked
        kept = isMarked
        var names: [UInt64] = []
        for marker in file.markers {
            let types = marker.additionalTypes.indices.map { file.ranges[$0] }
            for text in types + [marker.collection, marker.collectionKey] { file.trees.addNames(in: text, to: &names) }
        }
        for declaration in file.declarations where Self.isVisible(declaration) { addNames(in: declaration, to: &names) }
        named = Set(names)
        for row in file.declarations.indices { select(row) }
        for row in file.declarations.indices { selectExtension(row) }
        keepWholeLists()
    }

    private func addNames(in declaration: Declaration, to names: inout [UInt64]) {
        var texts = [declaration.generics, declaration.whereClause, declaration.thrownType].map(file.trees.parsed)
        if declaration.kind != .extension, declaration.kind != .import { texts.append(declaration.type) }
        for list in [declaration.attributes, declaration.inherits] { texts += list.indices.map { file.ranges[$0] } }
        texts += declaration.parameters.indices.map { file.parameters[$0].type }
        for text in texts { file.trees.addNames(in: text, to: &names) }
    }

    private static func isVisible(_ declaration: Declaration) -> Bool { declaration.access > .fileprivate }

    private mutating func select(_ row: Int) {
        let declaration = file.declarations[row]
        let isInside = declaration.parent < 0 || kept[Int(declaration.parent)]
        kept[row] =
            isInside && isWritten(declaration, isMarked: isMarked[row])
            && (isMarked[row] || declaration.kind == .extension || Self.isVisible(declaration) || matters(declaration))
        let isPrivateType = declaration.kind.hasMembers && declaration.kind != .extension && declaration.parent < 0
        if isPrivateType, !kept[row] { leftOut.insert(file.source.text(declaration.name)) }
    }

    /// An extension is kept for its members or its conformances.
    private mutating func selectExtension(_ row: Int) {
        let declaration = file.declarations[row]
        guard declaration.kind == .extension, !isMarked[row] else { return }
        let members = row + 1..<Int(declaration.membersEnd)
        let hasContents = !declaration.inherits.isEmpty || members.contains { kept[$0] }
        if hasContents, !leftOut.contains(file.source.text(declaration.name)) { return }
        kept[row] = false
        for member in members { kept[member] = false }
    }

    private func isWritten(_ declaration: Declaration, isMarked: Bool) -> Bool {
        switch declaration.kind {
        case .operator: isMarked
        case .other: isMarked || file.isRequirement(declaration) || file.isDefault(declaration)
        default: true
        }
    }

    /// Whether an unmarked private declaration changes what others may do, or a mistake in a marker is that it is private.
    private func matters(_ declaration: Declaration) -> Bool {
        if declaration.kind == .import || file.isRequirement(declaration) { return true }
        if named.contains(NameTable.hash(file.source, declaration.name)) { return true }
        switch declaration.kind {
        case .initializer: return isOnlyInitializer(declaration)
        case .property: return isInitializerParameter(declaration) || mayBeState(declaration)
        default: return false
        }
    }

    /// A private initializer takes the place of the one that Swift adds.
    private func isOnlyInitializer(_ declaration: Declaration) -> Bool {
        guard let parent = file.kindOfParent(declaration), parent != .extension else { return false }
        let written = initializers(in: declaration.parent)
        return !written.contains(where: Self.isVisible) && written[0].range == declaration.range
    }

    /// A stored property without a value is a parameter of the initializer that Swift adds to a struct.
    private func isInitializerParameter(_ declaration: Declaration) -> Bool {
        let traits = declaration.traits
        guard file.kindOfParent(declaration) == .struct, traits.isDisjoint(with: [.isStatic, .isComputed]),
            !traits.contains(.hasInitialValue)
        else { return false }
        return initializers(in: declaration.parent).isEmpty
    }

    /// Whether a class stores what others may see change.
    private func mayBeState(_ declaration: Declaration) -> Bool {
        let (traits, value) = (declaration.traits, declaration.initialValue)
        guard file.kindOfParent(declaration) == .class, traits.isDisjoint(with: [.isStatic, .isComputed]) else {
            return false
        }
        return !traits.contains(.isLet) || value.isEmpty || file.source.isMade(value)
    }

    private func initializers(in parent: Int32) -> [Declaration] {
        file.declarations[Int(parent) + 1..<Int(file.declarations[Int(parent)].membersEnd)].filter {
            $0.kind == .initializer && $0.parent == parent
        }
    }

    /// In `let a, b: Int`, all names are kept if one of them is.
    private mutating func keepWholeLists() {
        var first = 0
        for row in file.declarations.indices {
            if !file.declarations[row].traits.contains(.continuesBinding) { first = row }
            guard kept[row], row > first else { continue }
            for other in first..<row { kept[other] = true }
        }
        for row in file.declarations.indices.dropFirst() where kept[row - 1] {
            if file.declarations[row].traits.contains(.continuesBinding) { kept[row] = true }
        }
    }
}

extension ScannedFile {
    /// Whether it is a default of the file, such as `default @MainActor`, which stands before all other declarations.
    func isDefault(_ declaration: Declaration) -> Bool {
        declaration.kind == .other
            && defaults.contains { declaration.range.start < $0.start && $0.end <= declaration.range.end }
    }

    /// Whether its text takes the place of a description: nothing in it is read but its marker.
    func isVerbatim(_ declaration: Declaration) -> Bool {
        declaration.kind == .operator || declaration.kind == .other && !isRequirement(declaration)
    }

    func isRequirement(_ declaration: Declaration) -> Bool { kindOfParent(declaration) == .protocol }

    func kindOfParent(_ declaration: Declaration) -> Declaration.Kind? {
        declaration.parent < 0 ? nil : declarations[Int(declaration.parent)].kind
    }
}
