/// The initializer that makes a type.
enum InitializerChoice {
    /// An initializer in the type, an extension, or a superclass.
    case declared(Site)
    /// The initializer that Swift adds to a struct, with these properties as parameters.
    case memberwise([Site])
    /// `init()`, added by Swift or inherited from a superclass that is not in view.
    case implicit
    case ambiguous([Site])
    /// A stored property has no initial value, and no initializer sets it.
    case impossible
}

extension SymbolTable {
    /// Chooses the marked initializer, else the only one, else the one that Swift adds.
    ///
    /// - Parameters:
    ///   - site: The declaration of the type to make, if `#if` alternatives declare several.
    ///   - isMarked: Whether an initializer or its parameters are marked `@Needs`.
    func chooseInitializer(of type: SymbolID, at site: Site, isMarked: (Site) -> Bool) -> InitializerChoice {
        if let choice = chooseInitializer(ownOf: type, at: site, isMarked: isMarked) { return choice }
        let chain = inheritanceChain(of: type)
        for position in 1..<chain.count {
            let choice = chooseInitializer(ownOf: chain[position], at: site, isMarked: isMarked)
            if let choice { return choice }
        }
        return .implicit
    }

    private func chooseInitializer(
        ownOf type: SymbolID, at site: Site, isMarked: (Site) -> Bool
    ) -> InitializerChoice? {
        let sites = self[type].sites
        guard let first = sites.first else { return .implicit }
        let primary = sites.count > 1 && sites.contains(site) ? site : first
        return chooseOwnInitializer(of: type, primary, isMarked: isMarked)
    }

    /// - Returns: nil for a class that inherits its superclass's initializers.
    private func chooseOwnInitializer(
        of type: SymbolID, _ primary: Site, isMarked: (Site) -> Bool
    ) -> InitializerChoice? {
        let least = self[type].module == 0 ? Declaration.Access.private : visibleAccess(ofModule: self[type].module)
        var writtenCount = 0
        var marked: [Site] = []
        var available: Site?
        var meant: [Site] = []
        let sites = self[type].extensions.isEmpty ? [primary] : [primary] + self[type].extensions
        for row in sites.indices {
            let initializers = members(of: sites[row], .initializer)
            for position in initializers.indices {
                let initializer = initializers[position]
                let declaration = program.declaration(initializer)
                guard declaration.access >= least else { continue }
                writtenCount += 1
                if isMarked(initializer) { marked.append(initializer) }
                if declaration.traits.contains(.isUnavailable) { continue }
                available = initializer
                if !isDecoding(initializer) { meant.append(initializer) }
            }
        }
        if marked.count == 1 { return .declared(marked[0]) }
        if marked.count > 1 { return .ambiguous(marked) }
        if meant.count == 1 { return .declared(meant[0]) }
        if meant.count > 1 { return .ambiguous(meant) }
        if writtenCount == 1, let available { return .declared(available) }
        return addedInitializer(of: type, primary)
    }

    /// The initializers in a type's declaration and its extensions, in file order.
    func initializers(of type: SymbolID) -> [Site] {
        (self[type].sites + self[type].extensions).flatMap { members(of: $0, .initializer) }
    }

    /// The direct members of one kind.
    func members(of site: Site, _ kind: Declaration.Kind) -> [Site] {
        let declarations = program.file(site.file).declarations
        var found: [Site] = []
        var row = site.row + 1
        while row < declarations[Int(site.row)].membersEnd {
            if declarations[Int(row)].kind == kind { found.append(Site(file: site.file, row: row)) }
            row = max(declarations[Int(row)].membersEnd, row + 1)
        }
        return found
    }

    /// Whether an initializer is `init?(coder:)` or `init(from:)`, which decode an archived instance.
    private func isDecoding(_ site: Site) -> Bool {
        let file = program.file(site.file)
        let parameters = program.declaration(site).parameters
        guard parameters.count == 1 else { return false }
        let parameter = file.parameters[Int(parameters.start)]
        switch file.source.text(parameter.label) {
        case "coder": return file.takesCoder(parameter)
        case "from": return file.source.text(parameter.type).hasSuffix("Decoder")
        default: return false
        }
    }

    private func addedInitializer(of type: SymbolID, _ primary: Site) -> InitializerChoice? {
        let symbol = self[type]
        let properties = storedProperties(of: primary)
        let isWritten = !members(of: primary, .initializer).isEmpty
        switch symbol.kind {
        case .struct where !isWritten: return isMadeByEmptyInitializer(properties) ? .implicit : .memberwise(properties)
        case .class where !isWritten && properties.allSatisfy(hasValue):
            return superclass(of: type) == nil ? .implicit : nil
        case .actor where !isWritten && properties.allSatisfy(hasValue): return .implicit
        default: return .impossible
        }
    }

    /// Whether only `init()` can make a struct with these properties: Swift adds it because all of them have values, and
    /// private properties make the memberwise initializer private.
    private func isMadeByEmptyInitializer(_ properties: [Site]) -> Bool {
        properties.contains { isPrivate($0) && MemberwiseParameter(of: $0, self) != nil }
            && properties.allSatisfy { property in
                let declaration = program.declaration(property)
                return declaration.traits.contains(.hasInitialValue) || isImplicitlyNil(property)
                    || PropertyWrapper(of: declaration, at: property, self) == .filled
            }
    }

    private func isPrivate(_ site: Site) -> Bool { program.declaration(site).access < .internal }

    /// The stored instance properties, in source order.
    func storedProperties(of site: Site) -> [Site] {
        members(of: site, .property).filter { property in
            program.declaration(property).traits.isDisjoint(with: [.isStatic, .isComputed])
        }
    }

    /// Whether a property has a value without an argument.
    func hasValue(_ property: Site) -> Bool {
        let declaration = program.declaration(property)
        if declaration.traits.contains(.hasInitialValue) { return true }
        // Assumes that an attribute is a property wrapper with `init()`; otherwise the type would not compile.
        return isImplicitlyNil(property) || !declaration.attributes.isEmpty
    }

    /// Whether a property does not keep its instance.
    func isHeldElsewhere(_ property: Site) -> Bool {
        ["weak", "unowned", "unowned(safe)", "unowned(unsafe)"].contains { program.hasModifier($0, property) }
    }

    /// Whether Swift initializes a `var` with nil: if its type is `T?` or `T!`, but not `() -> T?`.
    func isImplicitlyNil(_ property: Site) -> Bool {
        let declaration = program.declaration(property)
        guard !declaration.traits.contains(.isLet), !declaration.type.isEmpty else { return false }
        let source = program.source(property.file)
        var end = Int(declaration.type.end)
        while end > Int(declaration.type.start), source.bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        let last = source.bytes[end - 1]
        guard last == UInt8(ascii: "?") || last == UInt8(ascii: "!") else { return false }
        return [.optional, .unwrapped].contains(types[readType(declaration.type, at: property)].kind)
    }
}

extension ScannedFile {
    /// Whether a parameter's type is spelled `NSCoder`.
    func takesCoder(_ parameter: Parameter) -> Bool {
        let type = source.text(parameter.type)
        return type == "NSCoder" || type.hasSuffix(".NSCoder")
    }
}
