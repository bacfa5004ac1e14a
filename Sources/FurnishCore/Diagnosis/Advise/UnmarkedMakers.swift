/// Unmarked functions and properties, by what they make.
struct UnmarkedMakers {
    /// Those that the factory could call once they and what they take are marked, by the key of their result, in the order of
    /// modules and files.
    fileprivate(set) var sites: [TypeID: [Site]] = [:]
    /// Those that also take a missing value, or that are members of an instance which is provided.
    fileprivate(set) var distantSites: [TypeID: [Site]] = [:]
    /// Static members of protocols' extensions, by the types that conform and of which they make one.
    fileprivate(set) var sitesOnConformers: [TypeID: [Site]] = [:]
}

extension AdviceTables {
    func findMakers() -> UnmarkedMakers {
        var makers = UnmarkedMakers()
        for file in 0..<Int32(program.fileCount) {
            if program.file(file).isBroken { continue }
            for row in program.file(file).declarations.indices {
                let site = Site(file: file, row: Int32(row))
                // An entry point may provide its result too.
                if let marked = graph.bindings.marked[site], (marked.provides ?? marked.scope) != nil { continue }
                guard let isDistant = isDistant(site), let key = type(of: site).map(graph.keys.key) else { continue }
                if let owner = symbols.enclosingType(of: site), symbols[owner].kind == .protocol {
                    let types = conforming(to: owner, at: site, making: key)
                    for type in types { makers.sitesOnConformers[type, default: []].append(site) }
                    continue
                }
                // A decorator would make itself.
                if parameterTypes(of: site).contains(where: { graph.keys.made(by: $0) == key }) { continue }
                if isDistant {
                    makers.distantSites[key, default: []].append(site)
                } else {
                    makers.sites[key, default: []].append(site)
                }
            }
        }
        return makers
    }

    /// Whether a static function of a class makes it, from a storyboard for example, so that its inherited initializer is
    /// not meant.
    func makesOwner(_ symbol: SymbolID) -> Bool {
        symbols.staticMembers(of: symbol).contains { maker in
            program.declaration(maker).kind == .function && writtenType(of: maker).flatMap(symbols.symbol) == symbol
        }
    }

    /// The written type, or that of an instance that the initial value makes: `let cache = ImageCache()`.
    private func type(of site: Site) -> TypeID? {
        if let type = writtenType(of: site) { return type }
        guard let type = InitialValue(symbols: symbols).type(of: site), types[type].kind == .nominal else { return nil }
        let isOfItself = symbols.enclosingType(of: site) == types[type].symbol
        switch symbols[symbols.aliasedSymbol(types[type].symbol)].kind {
        // A class's own instances have hints of their own.
        case .class, .actor, .foreign: return isOfItself ? nil : type
        // A struct may be a table of closures.
        case .struct: return isOfItself ? type : nil
        case .enum, .protocol, .typealias: return nil
        }
    }

    /// Whether a marker alone would not be enough; nil for what is no function or property that the factory could call.
    private func isDistant(_ site: Site) -> Bool? {
        let declaration = program.declaration(site)
        let isFunction = declaration.kind == .function
        let isTyped = !declaration.type.isEmpty || !isFunction && !declaration.initialValue.isEmpty
        guard isFunction || declaration.kind == .property, isTyped, declaration.generics.isEmpty,
            !program.isHidden(site), declaration.traits.isDisjoint(with: [.isUnavailable, .continuesBinding])
        else { return nil }
        let owner = symbols.enclosingType(of: site)
        let needsInstance = declaration.parent >= 0 && !declaration.traits.contains(.isStatic)
        if let owner, symbols[owner].kind == .protocol {
            return !needsInstance && symbols[owner].extensions.contains(program.parent(of: site)) ? true : nil
        }
        if let owner, symbols[owner].isGeneric { return nil }
        let (scanned, parameters) = (program.file(site.file), program.parameters(of: site))
        let start = scanned.source.bytes[Int(declaration.name.start)]
        // No marker makes Furnish fill a variadic parameter, or call an operator.
        if parameters.contains(where: \.isVariadic) || !SwiftKeyword.isNamePart(start) && start != UInt8(ascii: "`") {
            return nil
        }
        if needsInstance {
            // A property that an initializer or a wrapper fills holds what somebody else made.
            let isFilled = declaration.initialValue.isEmpty || !declaration.attributes.isEmpty
            let isMade = isFunction || declaration.traits.contains(.isComputed) || !isFilled
            return isMade && owner.map(isInGraph) == true ? true : nil
        }
        let given = bindings.marked[site]?.needs?.given ?? .empty
        let names = Set(given.indices.map { scanned.source.text(scanned.ranges[$0]) })
        return !zip(parameters, parameterTypes(of: site)).allSatisfy { parameter, type in
            !parameter.defaultValue.isEmpty || names.contains(scanned.source.text(parameter.name))
                || canBeProvided(type)
        }
    }

    /// The types on which code can call a static member of a protocol's extension, and of which it makes one.
    private func conforming(to owner: SymbolID, at site: Site, making key: TypeID) -> [TypeID] {
        let (source, extended) = (program.source(site.file), program.parent(of: site))
        let isOfSelf = source.text(program.declaration(site).type) == "Self"
        let bounds = program.file(site.file).trees.statedOfSelf(program.declaration(extended).whereClause)
            .compactMap { symbols.symbol(of: symbols.readType($0.type, at: extended)) }
        return conforming(to: owner).map(symbols.implicitType).filter { type in
            (isOfSelf || keys.key(type) == key) && Ancestry(of: type, symbols).found.isSuperset(of: bounds)
        }.map(keys.key)
    }

    /// Whether something provides the owner of a member. One of another module could be marked, too.
    private func isInGraph(_ owner: SymbolID) -> Bool {
        let key = keys.key(symbols.implicitType(owner))
        // Nobody but the app has an entry point's instance.
        if let offer = resolution.find(key) { return providers[graph.offers[offer].provider].isProvided }
        return symbols[owner].module > 0 && symbols.isVisible(owner, fromModule: 0) && canBeProvided(key)
    }

    private func parameterTypes(of site: Site) -> [TypeID] {
        TypeReader.parameters(of: site, symbols).map { keys.key($0.type) }
    }

    /// Whether something provides a type, or could once it is marked. What is missing then is the next error.
    func canBeProvided(_ key: TypeID) -> Bool {
        if resolution.find(key) != nil { return true }
        return types.namedParts(of: key).contains { part in
            switch symbols[part].kind {
            case .class, .actor, .struct: !isData(part)
            case .protocol: true
            case .enum, .foreign, .typealias: false
            }
        }
    }
}
