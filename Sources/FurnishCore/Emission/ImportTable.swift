/// The imports in all files, and their form in the generated file.
struct ImportTable {
    struct Import {
        /// The text after `import`: a module, or `struct Foundation.Date`.
        let path: String
        let attributes: [String]
        /// The access level, if one is written.
        let access: Declaration.Access?
        let condition: ConditionID

        /// The name of the module.
        var module: String {
            path.split(separator: " ").last.map { String($0.prefix { $0 != "." && $0 != ":" }) } ?? path
        }
    }

    private var rows: [Import] = []
    /// By file, a range of `rows`.
    private var rowsOfFile: [Range<Int>] = []
    /// By path, the imports in files of the own module.
    private var rowsOfPath: [String: [Int]] = [:]
    /// By module, the same.
    private var rowsOfModule: [String: [Int]] = [:]
    /// By module, those that export it with `@_exported import`.
    private var exporters: [String: Set<String>] = [:]

    init(_ program: Program, _ conditions: Conditions) {
        for file in 0..<program.fileCount {
            let scanned = program.file(Int32(file))
            let start = rows.count
            // The generated file repeats nothing from broken files, in which an import may lack its name.
            let positions = scanned.isBroken ? 0..<0 : scanned.declarations.indices
            for position in positions where scanned.declarations[position].kind == .import {
                let site = Site(file: Int32(file), row: Int32(position))
                let row = Self.row(scanned.declarations[position], in: scanned, conditions.condition(of: site))
                if program.moduleOfFile[file] == 0 {
                    rowsOfPath[row.path, default: []].append(rows.count)
                } else if program.hasAttribute("@_exported", site) {
                    exporters[row.module, default: []].insert(program.names.text(program.module(of: site).name))
                }
                rows.append(row)
            }
            rowsOfFile.append(start..<rows.count)
        }
        // Most files import the same few modules, so their names are found once.
        for alike in rowsOfPath.values { rowsOfModule[rows[alike[0]].module, default: []] += alike }
        rowsOfModule = rowsOfModule.mapValues { $0.sorted() }
    }

    private static func row(_ declaration: Declaration, in scanned: ScannedFile, _ condition: ConditionID) -> Import {
        let attributes = declaration.attributes.indices.map { scanned.source.text(scanned.ranges[$0]) }
        return Import(
            path: path(declaration, in: scanned.source),
            attributes: attributes.isEmpty ? attributes : attributes.filter { $0 != "@_exported" },
            access: declaration.traits.contains(.hasWrittenAccess) ? declaration.access : nil, condition: condition)
    }

    /// The dotted name, after the kind of a scoped import.
    private static func path(_ declaration: Declaration, in source: SourceFile) -> String {
        let name = source.text(declaration.name)
        // Fast path: only `import `, which has 7 bytes, precedes most names.
        if declaration.name.start - declaration.range.start == 7 { return name }
        let head = source.text(ByteRange(declaration.range.start, declaration.name.start))
        let last = head.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "import"
        return last == "import" ? name : last + " " + name
    }

    /// The paths that a file imports as `package` or `public`.
    func shownPaths(of file: Int32) -> [String] {
        rows(of: file).filter { (rows[$0].access ?? .internal) > .internal }.map { rows[$0].path }
    }

    /// The highest access level at which files of the own module import a module, if need be through another one; nil if no file is
    /// known to do so.
    func access(ofModule module: String) -> Declaration.Access? {
        let imports = rowsOfModule[module] ?? exportingRows(of: module)
        return imports.lazy.map { self.rows[$0].access ?? .public }.max()
    }

    /// The own module's imports of a nearest module that exports a module, directly or through others.
    func exportingRows(of module: String) -> [Int] {
        nodesReachable(from: [module]) { (exporters[$0] ?? []).sorted() }.dropFirst().lazy.compactMap {
            rowsOfModule[$0]
        }
        .first ?? []
    }

    func isImported(_ module: String) -> Bool { rowsOfModule[module] != nil }

    func modules(of file: Int32) -> [String] { rows(of: file).map { rows[$0].module } }

    func rows(of file: Int32) -> Range<Int> { rowsOfFile[Int(file)] }

    subscript(row: Int) -> Import { rows[row] }

    /// An import without `#if`, with the attributes of all such imports in the own module.
    ///
    /// If one file writes an access level on the import of a module, Swift expects one in every file.
    ///
    /// - Parameter isShown: Whether signatures that other modules see may name types from the module.
    func line(importing path: String, isShown: Bool) -> String {
        let alike = (rowsOfPath[path] ?? []).map { rows[$0] }
        var attributes: [String] = []
        for other in alike {
            for attribute in other.attributes where !attributes.contains(attribute) { attributes.append(attribute) }
        }
        let written = alike.compactMap(\.access)
        let access = written.max().map { isShown ? ["\($0)"] : ["internal"] } ?? []
        return (attributes + access + ["import", path]).joined(separator: " ")
    }

    func rows(of file: Int32, importing module: String) -> [Int] { rows(of: file).filter { rows[$0].path == module } }
}
