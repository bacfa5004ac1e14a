/// The imports of the generated file, collected from the source files whose names it repeats.
struct ImportList {
    /// In the order of the modules' names.
    private(set) var lines: [String] = []
    /// The names of the imported modules in view, sorted.
    private(set) var importedModules: [String] = []
    private let graph: DependencyGraph
    private let access: MemberAccess
    /// The files whose imports the generated file repeats, each with the condition of what it takes from them.
    private var files: [Int32: ConditionID]
    /// The same for modules that it imports by itself.
    private var modules: [Int32: ConditionID] = [:]
    /// The condition of the member whose names are added, if another module declares it. The imports of the own files have
    /// conditions themselves.
    private var condition = ConditionID.always
    /// By module, the own files that name its declarations. They may import it under `#if`.
    private var filesNaming: [Int32: Set<Int32>] = [:]
    /// By module, the own files with needs of its types. Few modules are asked for.
    private lazy var filesNeeding: [Int32: Set<Int32>] = {
        var files: [Int32: Set<Int32>] = [:]
        for need in graph.needs.elements where graph.program.isOwn(need.file) {
            if let symbol = graph.symbols.symbol(of: need.type) {
                files[graph.symbols[symbol].module, default: []].insert(need.file)
            }
        }
        return files
    }()
    /// The files and modules with types in signatures that other modules see.
    private var shownFiles: Set<Int32> = []
    private var shownModules: Set<Int32> = []
    private var isShown = false

    private var imports: ImportTable { access.imports }
    private var conditions: Conditions { graph.bindings.conditions }

    /// - Parameters:
    ///   - offers: The offers that have a member.
    ///   - files: Further files whose imports the generated file repeats.
    ///   - usesSystem: Whether the generated file calls the C library.
    init(_ graph: DependencyGraph, _ access: MemberAccess, offers: [OfferID], files: [Int32], usesSystem: Bool) {
        (self.graph, self.access) = (graph, access)
        self.files = Dictionary(files.map { ($0, .always) }) { first, _ in first }
        for row in offers.indices { add(offers[row]) }
        collectLines(usesSystem: usesSystem)
    }

    private mutating func add(_ offer: OfferID) {
        let entry = graph.offers[offer]
        let provider = graph.providers[entry.provider]
        let module = graph.program.moduleOfFile[Int(provider.file)]
        condition = module > 0 ? graph.resolution.condition(of: offer) : .always
        if module > 0 { add(module) }
        if provider.isFactory { return }
        isShown = access.ofMember(offer) > .internal
        add(entry.type, writtenIn: provider.file)
        if let actor = graph.isolations.stated(offer) { add(actor, writtenIn: provider.file) }
        let givens = graph.givens[entry.provider]
        for row in givens.indices {
            let need = graph.needs[givens[row].need]
            add(need.type, writtenIn: need.file)
            if case .built(let builder) = need.passing { add(builder, writtenIn: need.file) }
        }
    }

    private mutating func add(_ module: Int32) { modules[module] = conditions.either(modules[module], condition) }

    private mutating func add(_ type: TypeID, writtenIn file: Int32) {
        let types = graph.types
        let node = types[type]
        if node.kind == .nominal { add(node.symbol, writtenIn: file) }
        if node.children.isEmpty { return }
        for child in types.children(of: type) { add(child.type, writtenIn: file) }
    }

    private mutating func add(_ symbol: SymbolID, writtenIn file: Int32) {
        let declared = graph.symbols[symbol]
        if let parent = declared.parent { return add(parent, writtenIn: file) }
        if declared.module > 0 {
            if graph.program.moduleOfFile[Int(file)] == 0 {
                filesNaming[declared.module, default: []].insert(file)
            } else {
                add(declared.module)
            }
            if isShown { shownModules.insert(declared.module) }
        }
        if declared.isForeign, !KnownType.has(.isInStandardLibrary, graph.program.names.text(declared.name)) {
            files[file] = conditions.either(files[file], condition)
            if isShown { shownFiles.insert(file) }
        }
    }

    private mutating func collectLines(usesSystem: Bool) {
        var wanted: [String: ConditionID] = [:]
        func add(_ path: String, _ condition: ConditionID) { wanted[path] = conditions.either(wanted[path], condition) }
        // In this order, because the text of a condition depends on it.
        for (file, condition) in files.sorted(by: { $0.key < $1.key }) {
            for row in imports.rows(of: file) {
                add(imports[row].path, conditions.both(imports[row].condition, condition))
            }
        }
        let names = graph.program.modules.map { graph.program.names.text($0.name) }
        let inView = Set(names)
        var imported: Set<String> = []
        /// Whether signatures that other modules see may name types that an import brings, which may be those of several modules.
        var isShown: [String: Bool] = [:]
        for module in Set(modules.keys).union(filesNaming.keys).sorted() {
            let name = names[Int(module)]
            let rows = rows(module, name, inView: inView)
            let exporters = Set(rows.map { imports[$0].module })
            imported.formUnion(rows.isEmpty ? [name] : exporters)
            // Not all that one module brings exists under the condition of its import only.
            let isOne = rows.isEmpty || modules[module] != nil && exporters.count == 1
            if isOne { add(exporters.first ?? name, condition(ofImporting: module, name)) }
            for row in isOne ? [] : rows { add(imports[row].path, imports[row].condition) }
            for path in isOne ? [exporters.first ?? name] : rows.map({ imports[$0].path }) {
                isShown[path] = isShown[path] == true || shownModules.contains(module)
            }
        }
        let shown = Set(shownFiles.flatMap(imports.shownPaths))
        var found = wanted.map { path, condition in
            let line = imports.line(importing: path, isShown: isShown[path] ?? shown.contains(path))
            return (path, condition == .always ? line : "#if \(conditions.text(of: condition))\n\(line)\n#endif")
        }
        // Foundation brings the C library with it.
        if usesSystem, wanted["Foundation"] != .always {
            let branches = ["Darwin", "Glibc", "Musl", "Android"].map { system in
                "if canImport(\(system))\n\(imports.line(importing: system, isShown: false))\n"
            }
            found.append(("Darwin", "#" + branches.joined(separator: "#else") + "#endif"))
        }
        lines = found.sorted { $0.0 < $1.0 }.map(\.1)
        importedModules = names.filter(imported.contains).sorted { $0.precedes($1) }
    }

    /// The condition under which the generated file imports a module by itself: that of what it takes from the module, and of the
    /// imports in the own files that name its types.
    private func condition(ofImporting module: Int32, _ name: String) -> ConditionID {
        let naming = (filesNaming[module] ?? []).sorted().flatMap { file -> [ConditionID] in
            let rows = imports.rows(of: file, importing: name)
            return rows.isEmpty ? [.always] : rows.map { imports[$0].condition }
        }
        return naming.reduce(modules[module]) { conditions.either($0, $1) } ?? .always
    }

    /// The own module's imports through which it sees a module; none if the generated file has to import that module itself.
    private mutating func rows(_ module: Int32, _ name: String, inView: Set<String>) -> [Int] {
        let naming = filesNaming[module] ?? []
        if modules[module] == nil {
            let rows = naming.sorted().map { imports.rows(of: $0, importing: name) }
            if !rows.contains(where: \.isEmpty) { return rows.flatMap { $0 } }
        }
        if imports.isImported(name) { return [] }
        let exporting = imports.exportingRows(of: name)
        if !exporting.isEmpty { return exporting }
        // A module out of view may export it to the files that name its types.
        return naming.union(filesNeeding[module] ?? []).sorted().flatMap(imports.rows)
            .filter { !inView.contains(imports[$0].module) }
    }
}
