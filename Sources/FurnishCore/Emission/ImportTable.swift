/// The imports of the own module's files, and how a generated file repeats them.
struct ImportTable {
    private struct Row {
        /// What follows `import`: a module, or `struct Foundation.Date`.
        let path: String
        let attributes: [String]
        /// The access level that is written, if one is.
        let access: Declaration.Access?
        /// `#if` around it, as its expression.
        let condition: String
    }

    private var rows: [Row] = []
    /// Rows of `rows`, by file.
    private var rowsOfFile: [Range<Int>] = []
    /// Those of the own files.
    private var rowsOfPath: [String: [Int]] = [:]

    init(_ program: Program) {
        for file in 0..<program.fileCount {
            let scanned = program.file(Int32(file))
            let start = rows.count
            // Nothing in a broken file is generated for, and an import in it may lack its name.
            let positions = scanned.isBroken ? 0..<0 : scanned.declarations.indices
            for position in positions where scanned.declarations[position].kind == .import {
                let row = Self.row(scanned.declarations[position], in: scanned)
                if program.moduleOfFile[file] == 0 { rowsOfPath[row.path, default: []].append(rows.count) }
                rows.append(row)
            }
            rowsOfFile.append(start..<rows.count)
        }
    }

    private static func row(_ declaration: Declaration, in scanned: ScannedFile) -> Row {
        let attributes = declaration.attributes.indices.map { scanned.source.text(scanned.ranges[$0]) }
        return Row(
            path: path(declaration, in: scanned.source),
            attributes: attributes.isEmpty ? attributes : attributes.filter { $0 != "@_exported" },
            access: declaration.traits.contains(.hasWrittenAccess) ? declaration.access : nil,
            condition: declaration.condition < 0 ? "" : scanned.conditionText(Int(declaration.condition)))
    }

    /// The kind of a scoped import, if one is written, and the dotted name.
    private static func path(_ declaration: Declaration, in source: SourceFile) -> String {
        let name = source.text(declaration.name)
        // Nothing but `import ` stands before most names.
        if declaration.name.start - declaration.range.start == 7 { return name }
        let head = source.text(ByteRange(declaration.range.start, declaration.name.start))
        let last = head.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "import"
        return last == "import" ? name : last + " " + name
    }

    /// What a file imports with an access level that lets others see it.
    func shownPaths(of file: Int32) -> [String] {
        rows(of: file).filter { (rows[$0].access ?? .internal) > .internal }.map(path)
    }

    /// How far generated code shows what comes from a module: as far as the own files that import it do.
    func access(ofModule module: String) -> Declaration.Access {
        let imports = rowsOfPath.filter { Self.module(of: $0.key) == module }.values.joined()
        return imports.lazy.map { self.rows[$0].access ?? .public }.max() ?? .public
    }

    /// The modules that a file imports, as a whole or in part.
    func modules(of file: Int32) -> [String] { rows(of: file).map { Self.module(of: rows[$0].path) } }

    private static func module(of path: String) -> String {
        path.split(separator: " ").last.map { String($0.prefix { $0 != "." }) } ?? path
    }

    func rows(of file: Int32) -> Range<Int> { rowsOfFile[Int(file)] }

    func path(_ row: Int) -> String { rows[row].path + " " + rows[row].condition }

    /// The line, or the lines with the `#if` that stands around it in its own file.
    func line(_ row: Int, isShown: Bool) -> String {
        let line = line(importing: rows[row].path, isShown: isShown)
        return rows[row].condition.isEmpty ? line : "#if \(rows[row].condition)\n\(line)\n#endif"
    }

    /// The import of what the own files may import too, whatever `#if` stands around it there.
    ///
    /// Where a file of the module writes an access level on the import of a module, every file must.
    ///
    /// - Parameter isShown: What others see of the factories names something that may come from the module.
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

    func hasImport(of module: String) -> Bool {
        rowsOfPath[module]?.contains { rows[$0].condition.isEmpty } == true
    }

    /// The rows in which a file imports a module as a whole.
    func rows(of file: Int32, importing module: String) -> [Int] {
        rows(of: file).filter { rows[$0].path == module }
    }
}
