/// The needs of other modules for live providers of further modules, as far as their markers tell.
struct LiveNeeds {
    /// A key under which another module provides something live.
    private struct LiveKey {
        let module: Int32
        let key: TypeID
        /// The hashes of all names in it.
        let names: Set<UInt64>
    }

    private let bindings: CollectedBindings
    private let liveKeys: [LiveKey]

    private var symbols: SymbolTable { bindings.symbols }
    private var program: Program { bindings.program }

    init(_ bindings: CollectedBindings) {
        self.bindings = bindings
        let (keys, fakes) = (TypeKeys(bindings.symbols, providedAliases: []), ForeignFakes(bindings: bindings))
        liveKeys = bindings.marked.inOrder.flatMap { marked -> [LiveKey] in
            guard marked.provides?.flags.contains(.isLive) == true, !bindings.program.isHidden(marked.site) else {
                return []
            }
            return fakes.names(of: marked).map { type in
                LiveKey(
                    module: bindings.program.moduleOfFile[Int(marked.site.file)], key: keys.key(type),
                    names: Self.names(in: keys.key(type), bindings.symbols))
            }
        }
    }

    private static func names(in type: TypeID, _ symbols: SymbolTable) -> Set<UInt64> {
        let node = symbols.types[type]
        let own = node.kind == .nominal ? [NameTable.hash(symbols.program.names.text(symbols[node.symbol].name))] : []
        return symbols.types.children(of: type).reduce(into: Set(own)) { $0.formUnion(names(in: $1.type, symbols)) }
    }

    /// Whether something that a module marks mentions a live type of another one, which the module does not provide itself.
    func isLive(_ module: Int32) -> Bool {
        let foreign = liveKeys.filter { $0.module != module && !$0.names.isEmpty }
        if foreign.isEmpty { return false }
        let keys = TypeKeys(symbols, providedAliases: [])
        let marked = bindings.marked.inOrder.filter { program.moduleOfFile[Int($0.site.file)] == module }
        let provided = Set(
            marked.filter { $0.provides != nil }.flatMap(ForeignFakes(bindings: bindings).names).map(keys.key))
        let mentioned = Set(marked.flatMap(namesInNeeds))
        return foreign.contains { !provided.contains($0.key) && $0.names.isSubset(of: mentioned) }
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
            let needed = own?.neededParameters ?? [:]
            for row in program.declaration(site).parameters.indices where needed.isEmpty || needed[row] != nil {
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
