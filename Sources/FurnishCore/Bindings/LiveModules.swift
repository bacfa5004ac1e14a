import FurnishTables

/// The other modules whose factories touch the outside world, as far as their markers tell: those with live providers, and those
/// that need one of another module, or its factory.
struct LiveModules {
    /// A key that makes a module live if the module needs it and does not provide it.
    private struct LiveKey {
        let module: Int32
        let key: TypeID
        /// The hashes of all names in it.
        let names: Set<UInt64>

        init(_ key: TypeID, of module: Int32, _ symbols: SymbolTable) {
            (self.module, self.key) = (module, key)
            names = Self.names(in: key, symbols)
        }

        private static func names(in type: TypeID, _ symbols: SymbolTable) -> Set<UInt64> {
            let node = symbols.types[type]
            let own =
                node.kind == .nominal ? [NameTable.hash(symbols.program.names.text(symbols[node.symbol].name))] : []
            return symbols.types.children(of: type).reduce(into: Set(own)) { $0.formUnion(names(in: $1.type, symbols)) }
        }
    }

    /// The markers of a module with a public factory.
    private struct ModuleNeeds {
        let module: Int32
        let provided: Set<TypeID>
        let names: Set<UInt64>

        func meets(_ key: LiveKey) -> Bool {
            key.module != module && !key.names.isEmpty && !provided.contains(key.key) && key.names.isSubset(of: names)
        }
    }

    private(set) var all: Set<Int32> = []
    private let bindings: CollectedBindings

    private var symbols: SymbolTable { bindings.symbols }
    private var program: Program { bindings.program }

    /// - Parameter roots: The types from which the public factories of other modules start.
    init(_ bindings: CollectedBindings, _ roots: [Int32: SymbolID]) {
        self.bindings = bindings
        let (keys, fakes) = (TypeKeys(bindings.symbols, providedAliases: []), ForeignFakes(bindings: bindings))
        let marked = Dictionary(grouping: bindings.marked.inOrder) { bindings.program.moduleOfFile[Int($0.site.file)] }
        var live: [LiveKey] = []
        for (module, marked) in marked where module > 0 {
            for marked in marked where marked.provides?.flags.contains(.isLive) == true {
                all.insert(module)
                guard !program.isHidden(marked.site) else { continue }
                live += fakes.names(of: marked).map { LiveKey(keys.key($0), of: module, symbols) }
            }
        }
        if all.isEmpty { return }
        var waiting = roots.keys.filter { !all.contains($0) }.map { module in
            let marked = marked[module] ?? []
            return ModuleNeeds(
                module: module, provided: Set(marked.filter { $0.provides != nil }.flatMap(fakes.names).map(keys.key)),
                names: Set(marked.flatMap(namesInNeeds)))
        }
        live += all.flatMap { factories(of: $0, marked, roots) }
        var found: [ModuleNeeds]
        repeat {
            found = waiting.filter { needs in live.contains(where: needs.meets) }
            waiting.removeAll { needs in found.contains { $0.module == needs.module } }
            all.formUnion(found.map(\.module))
            live += found.flatMap { factories(of: $0.module, marked, roots) }
        } while !found.isEmpty
    }

    /// The factories that a module with a public root generates.
    private func factories(
        of module: Int32, _ marked: [Int32: [MarkedDeclaration]], _ roots: [Int32: SymbolID]
    ) -> [LiveKey] {
        guard roots[module] != nil else { return [] }
        return (marked[module] ?? []).filter { $0.scope != nil }.compactMap { symbols.symbol(at: $0.site) }.map {
            LiveKey(bindings.factoryType(symbols.factoryName($0), ofModule: module), of: module, symbols)
        }
    }

    /// The names in the types of what a marked declaration takes from the graph.
    private func namesInNeeds(of marked: MarkedDeclaration) -> [UInt64] {
        let made = symbols.symbol(at: marked.site)
        let initializers = made.map { symbols.members(of: $0, .initializer) } ?? []
        let chosen = initializers.filter(bindings.saysNeeds)
        var hashes: [UInt64] = []
        // Of several initializers, the module's own build asks for a marker.
        for site in [marked.site] + (chosen.isEmpty && initializers.count == 1 ? initializers : chosen) {
            let (file, own) = (program.file(site.file), bindings.marked[site])
            for row in program.declaration(site).parameters.indices {
                let parameter = file.parameters[row]
                let isStated = [own, marked].contains { names(file.source.text(parameter.name), $0) }
                if !isStated { file.source.addNames(at: parameter.type, to: &hashes) }
            }
        }
        guard initializers.isEmpty, marked.scope == nil else { return hashes }
        let isProperty = program.declaration(marked.site).kind == .property && marked.provides == nil
        for site in isProperty ? [marked.site] : program.storedProperties(of: marked.site)
        where !symbols.hasValue(site) && !names(program.names.text(program.name(site)), marked) {
            program.source(site.file).addNames(at: program.declaration(site).type, to: &hashes)
        }
        return hashes
    }

    /// Whether `given:` or `default:` names a parameter.
    private func names(_ parameter: String, _ marked: MarkedDeclaration?) -> Bool {
        guard let marked, let needs = marked.needs else { return false }
        let file = program.file(marked.site.file)
        return [needs.given, needs.defaults].contains { list in
            list.indices.contains { file.source.text(file.ranges[$0]) == parameter }
        }
    }
}
