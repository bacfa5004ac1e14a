/// Hints about unmarked functions and properties that return the missing type.
extension MissingProviderHints {
    func makers(of key: TypeID) -> [Diagnostic.Note] {
        let isCommon = isOfStandardLibrary(key)
        let found = (unmarkedMakers[key] ?? []).filter { site in
            guard fillsGap(site) else { return false }
            // Many declarations return a `String`, so only a misspelled marker shows that one is meant.
            return !isCommon || graph.program.file(site.file).misspelled(.provides, on: site.row) != nil
        }
        return messages.capped(found.map { messages.mark(maker: $0, of: key) })
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
            declaration.access >= messages.leastAccess(of: site), !declaration.traits.contains(.isUnavailable),
            !declaration.traits.contains(.continuesBinding)
        else { return false }
        if let owner = symbols.enclosingType(of: site), symbols[owner].isGeneric || symbols[owner].kind == .protocol {
            return false
        }
        let name = graph.program.source(site.file).bytes[Int(declaration.name.start)]
        return SwiftKeyword.isNamePart(name) && takesOnlyProvided(site)
    }

    /// Whether all parameters of a function are provided or have defaults, so that marking it causes no new error.
    private func takesOnlyProvided(_ site: Site) -> Bool {
        let scanned = graph.program.file(site.file)
        return graph.program.declaration(site).parameters.indices.allSatisfy { row in
            let parameter = scanned.parameters[row]
            if parameter.isVariadic { return false }
            return !parameter.defaultValue.isEmpty
                || graph.find(graph.keys.key(symbols.readType(parameter.type, at: site))) != nil
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
