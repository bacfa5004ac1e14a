/// The imports of the generated file, collected from the source files whose names it repeats.
struct ImportList {
    /// In the order of the modules' names.
    let lines: [String]
    /// The names of the imported modules in view, sorted.
    let modules: [String]

    /// - Parameters:
    ///   - offers: The offers that have a member.
    ///   - files: Further files whose imports the generated file repeats.
    ///   - foundation: Types of Foundation that the generated file uses, as an import names them.
    init(
        _ graph: DependencyGraph, _ access: MemberAccess, offers: [OfferID], files: [Int32],
        foundation: [String]
    ) {
        var wanted = Wanted(graph, access)
        wanted.files.formUnion(files)
        wanted.foundation = foundation
        for row in offers.indices { wanted.add(offers[row]) }
        lines = wanted.lines(access.imports)
        modules = wanted.imported.map(\.name).sorted { $0.precedes($1) }
    }

    private struct Wanted {
        private let graph: DependencyGraph
        private let access: MemberAccess
        var foundation: [String] = []
        var files: Set<Int32> = []
        private var modules: Set<Int32> = []
        /// By module, the own files that name its declarations. They may import it under `#if`.
        private var filesNaming: [Int32: Set<Int32>] = [:]
        /// The files and modules with types in signatures that other modules see.
        private var shownFiles: Set<Int32> = []
        private var shownModules: Set<Int32> = []
        private var isShown = false
        /// By type, the last file that named it, so that a type is not added twice in succession.
        private var lastFile: [Int32]

        init(_ graph: DependencyGraph, _ access: MemberAccess) {
            self.graph = graph
            self.access = access
            lastFile = [Int32](repeating: -1, count: graph.types.nodes.count)
        }

        mutating func add(_ offer: OfferID) {
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
            if !isShown, lastFile[Int(type.row)] == file { return }
            lastFile[Int(type.row)] = file
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

        /// The modules in view.
        var imported: [(module: Int32, name: String)] {
            modules.union(filesNaming.keys).map { ($0, graph.program.names.text(graph.program.modules[Int($0)].name)) }
        }

        func lines(_ imports: ImportTable) -> [String] {
            var lines: [String: String] = [:]
            let shown = Set(shownFiles.flatMap(imports.shownPaths))
            for file in files {
                for row in imports.rows(of: file) where lines[imports.path(row)] == nil {
                    lines[imports.path(row)] = imports.line(row, isShown: shown.contains(imports.path(row)))
                }
            }
            for (module, name) in imported {
                let isShown = shownModules.contains(module)
                if let rows = conditionalRows(module, name, imports) {
                    for row in rows { lines[imports.path(row)] = imports.line(row, isShown: isShown) }
                } else {
                    lines[name + " "] = imports.line(importing: name, isShown: isShown)
                }
            }
            // Imports only these types, so that no other name of Foundation makes one of the module ambiguous.
            for type in foundation where lines["Foundation "] == nil {
                let isImported = imports.hasImport(of: "Foundation")
                let path = isImported ? "Foundation" : type
                lines[path + " "] = imports.line(importing: path, isShown: false)
            }
            return lines.sorted { $0.key < $1.key }.map(\.value)
        }

        /// The imports of a module in the files that name its declarations; nil if one of these files does not import it.
        private func conditionalRows(_ module: Int32, _ name: String, _ imports: ImportTable) -> [Int]? {
            guard !modules.contains(module), let files = filesNaming[module] else { return nil }
            let rows = files.map { imports.rows(of: $0, importing: name) }
            return rows.contains { $0.isEmpty } ? nil : rows.flatMap { $0 }
        }
    }
}
