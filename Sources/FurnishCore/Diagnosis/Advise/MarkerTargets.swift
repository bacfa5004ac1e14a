/// The declaration to mark so that a type can be made. A note points at it.
struct MarkerTarget {
    enum Kind {
        case type
        /// A static member with an instance of the type.
        case instance
        /// An initializer that is not visible, of a type without a usable one.
        case hiddenInitializer
        /// A type that needs a visible initializer first.
        case noInitializer
        /// The only initializer, which may return nil.
        case failableInitializer
    }

    let kind: Kind
    let site: Site

    init(_ kind: Kind, _ site: Site) { (self.kind, self.site) = (kind, site) }
}

/// Finds the declarations that could be marked so that a type can be made.
extension AdviceTables {
    /// Whether one initializer makes a private type once it is internal, and no other private type becomes visible with it.
    func canBeMade(_ site: Site) -> Bool {
        let properties = program.storedProperties(of: site)
        let isAlone = properties.allSatisfy { property in
            let type = symbols.symbol(of: symbols.readType(program.declaration(property).type, at: property))
            return type.flatMap { symbols[$0].sites.first }.map { !program.isHidden($0) } ?? true
        }
        switch symbols.symbol(at: site).map({ choice($0, site) }) {
        case .declared(let initializer):
            let isWritten = program.declaration(initializer).traits.contains(.hasWrittenAccess)
            return isAlone && !isFailable(initializer) && !(isWritten && program.isHidden(initializer))
        case .memberwise, .modelActor, .implicit: return isAlone
        case .ambiguous, .impossible, nil: return false
        }
    }

    /// - Returns: An empty array if no initializer can make the type.
    func targets(of symbol: SymbolID, _ site: Site) -> [MarkerTarget] {
        let (isOwn, instances) = (program.isOwn(site.file), instances(of: symbol, site))
        // If a class has a static instance, the program probably uses that one everywhere.
        let isReference = symbols[symbol].kind == .class || symbols[symbol].kind == .actor
        if isReference, !instances.isEmpty {
            let type = isMadeFromArguments(symbol) ? [MarkerTarget(.type, site)] : []
            return instances.map { MarkerTarget(.instance, $0) } + type
        }
        let written = symbols.members(of: symbol, .initializer)
        let hiddenInitializer = written.first(where: program.isHidden).map { MarkerTarget(.hiddenInitializer, $0) }
        let hidden =
            instances.first.map { MarkerTarget(.instance, $0) } ?? hiddenInitializer
            ?? MarkerTarget(.noInitializer, site)
        switch choice(symbol, site) {
        case .ambiguous(let initializers):
            // Which of several is a decision, about which another error asks.
            let isUsable = initializers.contains { !program.isHidden($0) && !isFailable($0) }
            return [isUsable ? MarkerTarget(.type, site) : hidden]
        case .declared(let initializer) where program.isHidden(initializer): return [hidden]
        case .declared(let initializer) where isFailable(initializer):
            return [MarkerTarget(.failableInitializer, initializer)]
        case .declared: return [MarkerTarget(.type, site)]
        case .memberwise(let parameters) where isOwn && parameters.allSatisfy { !program.isHidden($0.site) }:
            return [MarkerTarget(.type, site)]
        case .memberwise: return [MarkerTarget(.noInitializer, site)]
        case .implicit where hasUnknownInitializer(symbol): return []
        case .modelActor, .implicit: return [MarkerTarget(isOwn ? .type : .noInitializer, site)]
        case .impossible where !isOwn && !written.isEmpty: return [hidden]
        case .impossible: return []
        }
    }

    /// Whether a visible initializer has parameters, so that the graph could pass what a static instance was made with.
    private func isMadeFromArguments(_ symbol: SymbolID) -> Bool {
        let initializers: [Site] =
            switch choice(symbol, symbols[symbol].sites[0]) {
            case .declared(let initializer): [initializer]
            case .ambiguous(let initializers): initializers
            case .memberwise, .modelActor, .implicit, .impossible: []
            }
        return initializers.contains {
            !program.isHidden($0) && !isFailable($0) && !program.declaration($0).parameters.isEmpty
        }
    }

    /// Whether a class inherits from a generic one that is not in view. Another type in this place may be a protocol, which
    /// has no generic arguments, or a class of the SDK with `init()`.
    private func hasUnknownInitializer(_ symbol: SymbolID) -> Bool {
        symbols.inheritanceChain(of: symbol).contains { ancestor in
            symbols[ancestor].sites.flatMap(symbols.inheritedTypes).contains { type in
                let node = types[type]
                return node.kind == .nominal && !node.children.isEmpty && symbols[node.symbol].isForeign
                    && symbols.superclass(of: ancestor) == node.symbol
            }
        }
    }

    /// Whether a type is a controller or view without an initializer of its own.
    func isController(_ symbol: SymbolID, _ site: Site) -> Bool {
        guard case .implicit = choice(symbol, site) else { return false }
        return symbols.inherits(.hasCoder, symbol)
    }

    /// The instances of a type that its static members hold or return.
    private func instances(of symbol: SymbolID, _ site: Site) -> [Site] {
        return symbols.instances(of: symbol, leastAccess: program.leastAccess(of: site)).filter {
            !graph.isForPreviews($0) && !mayBeNil($0, symbol)
        }
    }

    /// Whether a static member has the type `T?`, so that marking it provides no `T`.
    func isOptional(_ instance: Site) -> Bool {
        writtenType(of: instance).map { [.optional, .unwrapped].contains(types[$0].kind) } ?? false
    }

    /// Whether an instance without a written type may come from an initializer that returns nil: an optional provides nothing.
    private func mayBeNil(_ instance: Site, _ symbol: SymbolID) -> Bool {
        let declaration = program.declaration(instance)
        let isCertain =
            program.source(instance.file).text(declaration.initialValue).hasSuffix("!")
            || InitialValue(symbols: symbols).type(of: instance).map { types[$0].kind == .nominal } ?? false
        return declaration.type.isEmpty && !isCertain
            && symbols.members(of: symbol, .initializer).contains(where: isFailable)
    }

    private func isFailable(_ site: Site) -> Bool { program.declaration(site).traits.contains(.isFailable) }

    private func choice(_ symbol: SymbolID, _ site: Site) -> InitializerChoice {
        InitializerChoice(of: symbol, at: site, symbols) { _ in false }
    }
}
