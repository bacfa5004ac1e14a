/// The imports of the generated file, collected from the source files whose names it repeats.
struct ImportList {
    /// In the order of the modules' names.
    private(set) var lines: [String] = []
    /// The names of the imported modules in view, sorted.
    private(set) var importedModules: [String] = []
    private let graph: DependencyGraph
    private let access: MemberAccess
    private var files: Set<Int32>
    private var modules: Set<Int32> = []
    /// By module, the own files that name its declarations. They may import it under `#if`.
    private var filesNaming: [Int32: Set<Int32>] = [:]
    /// The files and modules with types in signatures that other modules see.
    private var shownFiles: Set<Int32> = []
    private var shownModules: Set<Int32> = []
    private var isShown = false

    private var imports: ImportTable { access.imports }

    /// - Parameters:
    ///   - offers: The offers that have a member.
    ///   - files: Further files whose imports the generated file repeats.
    ///   - usesSystem: Whether the generated file calls the C library.
    init(
        _ graph: DependencyGraph, _ access: MemberAccess, offers: [OfferID], files: [Int32],
        usesSystem: Bool
    ) {
        (self.graph, self.access, self.files) = (graph, access, Set(files))
        for row in offers.indices { add(offers[row]) }
        collectLines(usesSystem: usesSystem)
    }

    private mutating func add(_ offer: OfferID) {
        let entry = graph.offers[offer]
        let provider = graph.providers[entry.provider]
        let module = graph.program.moduleOfFile[Int(provider.file)]
        if module > 0 { modules.insert(module) }
        if provider.isFactory { return }
        isShown = access.ofMember(offer) > .internal
        add(entry.type, writtenIn: provider.file)
        if let actor = graph.isolations.own[entry.provider] { add(actor, writtenIn: provider.file) }
        let givens = graph.givens[entry.provider]
        for row in givens.indices {
            let need = graph.needs[givens[row].need]
            add(need.type, writtenIn: need.file)
        }
    }

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
                modules.insert(declared.module)
            }
            if isShown { shownModules.insert(declared.module) }
        }
        if declared.isForeign, !KnownType.has(.isInStandardLibrary, graph.program.names.text(declared.name)) {
            files.insert(file)
            if isShown { shownFiles.insert(file) }
        }
    }

    private mutating func collectLines(usesSystem: Bool) {
        var lineOfPath: [String: String] = [:]
        let shown = Set(shownFiles.flatMap(imports.shownPaths))
        for file in files {
            for row in imports.rows(of: file) where lineOfPath[imports.path(row)] == nil {
                lineOfPath[imports.path(row)] = imports.line(row, isShown: shown.contains(imports.path(row)))
            }
        }
        let names = graph.program.modules.map { graph.program.names.text($0.name) }
        var imported: Set<String> = []
        var rowsOfPath: [String: Int] = [:]
        /// Whether signatures that other modules see may name types that an import brings, which may be those of several modules.
        var isShown: [String: Bool] = [:]
        for module in modules.union(filesNaming.keys) {
            let name = names[Int(module)]
            let rows = rows(module, name, inView: names)
            let exporters = Set(rows.map(imports.module))
            imported.formUnion(rows.isEmpty ? [name] : exporters)
            // Not all that one module brings exists under the condition of its import only.
            let isUnconditional = rows.isEmpty || modules.contains(module) && exporters.count == 1
            for row in isUnconditional ? [] : rows { rowsOfPath[imports.path(row)] = row }
            for path in isUnconditional ? [(exporters.first ?? name) + " "] : rows.map(imports.path) {
                isShown[path] = isShown[path] == true || shownModules.contains(module)
            }
        }
        for (path, isShown) in isShown {
            lineOfPath[path] =
                rowsOfPath[path].map { imports.line($0, isShown: isShown) }
                ?? imports.line(importing: String(path.dropLast()), isShown: isShown)
        }
        // Foundation brings the C library with it.
        if usesSystem, lineOfPath["Foundation "] == nil {
            let branches = ["Darwin", "Glibc", "Musl", "Android"].map { system in
                "if canImport(\(system))\n\(imports.line(importing: system, isShown: false))\n"
            }
            lineOfPath["Darwin "] = "#" + branches.joined(separator: "#else") + "#endif"
        }
        lines = lineOfPath.sorted { $0.key < $1.key }.map(\.value)
        importedModules = names.filter(imported.contains).sorted { $0.precedes($1) }
    }

    /// The own module's imports through which it sees a module; none if the generated file has to import that module itself.
    private func rows(_ module: Int32, _ name: String, inView: [String]) -> [Int] {
        let naming = filesNaming[module] ?? []
        if !modules.contains(module) {
            let rows = naming.map { imports.rows(of: $0, importing: name) }
            if !rows.contains(where: \.isEmpty) { return rows.flatMap { $0 } }
        }
        if imports.isImported(name) { return [] }
        let exporting = imports.exportingRows(of: name)
        if !exporting.isEmpty { return exporting }
        // A module out of view may export it to the files that name its types.
        return naming.union(filesNeeding(module)).flatMap(imports.rows)
            .filter { !inView.contains(imports.module($0)) }
    }

    private func filesNeeding(_ module: Int32) -> [Int32] {
        graph.needs.indices.map { graph.needs[$0] }.filter { need in
            graph.program.isOwn(need.file)
                && graph.symbols.symbol(of: need.type).map { graph.symbols[$0].module } == module
        }.map(\.file)
    }
}
