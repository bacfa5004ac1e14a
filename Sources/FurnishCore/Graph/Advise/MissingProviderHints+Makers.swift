/// Hints about unmarked functions and properties that return the missing type.
extension MissingProviderHints {
    /// - Parameter declared: The hints about the missing type's own declaration.
    func makers(of key: TypeID, besides declared: [Diagnostic.Note]) -> [Diagnostic.Note] {
        // A container that makes everything by hand is what the factory replaces.
        let isMarkable = declared.contains { $0.fix?.edits.isEmpty == false }
        let outside = isCandidate
        defer { isCandidate = outside }
        if isMarkable { isCandidate = { [self] in outside($0) && !isInContainer($0) } }
        return makers(of: key)
    }

    private func makers(of key: TypeID) -> [Diagnostic.Note] {
        let isCommon = isOfStandardLibrary(key)
        let found = (unmarkedMakers[key] ?? []).filter { site in
            guard fillsGap(site) else { return false }
            // Many declarations return a `String`, so only a misspelled marker shows that one is meant.
            return !isCommon || graph.program.file(site.file).misspelled(.provides, on: site.row) != nil
        }
        return messages.capped(found.map { messages.mark(maker: $0, of: key) })
    }

    /// Whether a declaration is a member of a type with functions that make three or more of the declared types.
    private func isInContainer(_ site: Site) -> Bool {
        guard let owner = symbols.enclosingType(of: site) else { return false }
        let functions = symbols.members(of: owner, .function)
        let made = functions.compactMap { function -> SymbolID? in
            let type = graph.program.declaration(function).type
            guard !type.isEmpty else { return nil }
            let key = graph.keys.key(symbols.readType(type, at: function))
            return types[key].kind == .nominal && !symbols[types[key].symbol].isForeign ? types[key].symbol : nil
        }
        return Set(made).count >= 3
    }

    /// Functions that return the missing type and take something that is missing as well, or that are called on an instance
    /// which is provided. They are proposed only if nothing else is.
    func distantMakers(of key: TypeID) -> [Diagnostic.Note] {
        if isOfStandardLibrary(key) || isForeign(key) && !isProtocolOrComposition(key) { return [] }
        var found: [Diagnostic.Note] = []
        for file in 0..<Int32(graph.program.fileCount) where !graph.program.file(file).isBroken {
            let scanned = graph.program.file(file)
            for row in scanned.declarations.indices where scanned.declarations[row].kind == .function {
                let site = Site(file: file, row: Int32(row))
                guard isDistantMaker(site, of: key), graph.bindings.marked[site]?.provides == nil, fillsGap(site)
                else { continue }
                found.append(messages.mark(maker: site, of: key))
            }
        }
        return messages.capped(found)
    }

    private func isDistantMaker(_ site: Site, of key: TypeID) -> Bool {
        let declaration = graph.program.declaration(site)
        guard !declaration.type.isEmpty, declaration.generics.isEmpty, unmetParameterCount(site) <= 1,
            !graph.program.isHidden(site), !declaration.traits.contains(.isUnavailable),
            graph.keys.key(symbols.readType(declaration.type, at: site)) == key
        else { return false }
        guard let owner = symbols.enclosingType(of: site) else { return declaration.parent < 0 }
        if symbols[owner].isGeneric || symbols[owner].kind == .protocol { return false }
        return declaration.traits.contains(.isStatic)
            || graph.find(graph.keys.key(symbols.implicitType(owner))) != nil
    }

    private func isProtocolOrComposition(_ key: TypeID) -> Bool {
        types[key].kind == .composition || types[key].kind == .nominal && symbols[types[key].symbol].kind == .protocol
    }

    /// Unmarked functions and properties by the key of their result, in the order of modules and files.
    func findUnmarkedMakers() -> [TypeID: [Site]] {
        var found: [TypeID: [Site]] = [:]
        for file in 0..<Int32(graph.program.fileCount) {
            let scanned = graph.program.file(file)
            if scanned.isBroken { continue }
            let marked = Set(
                scanned.markers.compactMap { marker -> Int? in
                    if case .declaration(let row) = marker.attachment { row } else { nil }
                })
            for row in scanned.declarations.indices where !marked.contains(row) {
                let site = Site(file: file, row: Int32(row))
                guard mayBeMarked(site) else { continue }
                let type = symbols.readType(graph.program.declaration(site).type, at: site)
                found[graph.keys.key(type), default: []].append(site)
            }
        }
        return found
    }

    /// Whether a declaration is a function or property that the factory could call once it is marked.
    private func mayBeMarked(_ site: Site) -> Bool {
        let declaration = graph.program.declaration(site)
        guard declaration.kind == .function || declaration.kind == .property, !declaration.type.isEmpty,
            declaration.parent < 0 || declaration.traits.contains(.isStatic), declaration.generics.isEmpty,
            !graph.program.isHidden(site), !declaration.traits.contains(.isUnavailable),
            !declaration.traits.contains(.continuesBinding)
        else { return false }
        if let owner = symbols.enclosingType(of: site), symbols[owner].isGeneric || symbols[owner].kind == .protocol {
            return false
        }
        let name = graph.program.source(site.file).bytes[Int(declaration.name.start)]
        return SwiftKeyword.isNamePart(name) && takesOnlyProvided(site)
    }

    /// Whether all parameters of a function are provided or have defaults, so that marking it causes no new error.
    private func takesOnlyProvided(_ site: Site) -> Bool { unmetParameterCount(site) == 0 }

    /// The number of parameters that nothing provides and that have no default.
    private func unmetParameterCount(_ site: Site) -> Int {
        let scanned = graph.program.file(site.file)
        return graph.program.declaration(site).parameters.indices.reduce(0) { count, row in
            let parameter = scanned.parameters[row]
            // No marker makes Furnish fill a variadic parameter.
            if parameter.isVariadic { return count + 2 }
            let isMet =
                !parameter.defaultValue.isEmpty
                || graph.find(graph.keys.key(symbols.readType(parameter.type, at: site))) != nil
            return count + (isMet ? 0 : 1)
        }
    }

    /// Whether the standard library declares a type and all types that it is built from: `String`, `[Int]`, `() -> Void`.
    func isOfStandardLibrary(_ key: TypeID) -> Bool {
        let node = types[key]
        switch node.kind {
        case .nominal:
            let symbol = symbols[node.symbol]
            return symbol.isForeign && symbol.parent == nil
                && StandardLibrary.names.contains(graph.program.names.text(symbol.name))
                && types.children(of: key).allSatisfy { isOfStandardLibrary($0.type) }
        case .optional, .array, .dictionary, .tuple:
            return types.children(of: key).allSatisfy { isOfStandardLibrary($0.type) }
        case .function: return true
        default: return false
        }
    }
}
