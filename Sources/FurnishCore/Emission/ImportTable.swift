/// The imports of the own module's files, and how a generated file repeats them.
struct ImportTable {
    private struct Row {
        /// What follows `import`: a module, or `struct Foundation.Date`.
        let path: String
        let attributes: [String]
        /// The access level that is written, if one is.
        let access: Declaration.Access?
        let file: Int32
        /// The file is one of the module that is generated for.
        let isOwn: Bool
        /// `#if` around it, as its expression.
        let condition: String
    }

    private var rows: [Row] = []
    private var rowsOfFile: [Int32: [Int]] = [:]

    init(_ program: Program) {
        for file in 0..<Int32(program.fileCount) {
            let scanned = program.file(file)
            for declaration in scanned.declarations where declaration.kind == .import {
                rowsOfFile[file, default: []].append(rows.count)
                let isOwn = program.moduleOfFile[Int(file)] == 0
                rows.append(Self.row(declaration, in: scanned, file: file, isOwn: isOwn))
            }
        }
    }

    private static func row(_ declaration: Declaration, in scanned: ScannedFile, file: Int32, isOwn: Bool) -> Row {
        let attributes = declaration.attributes.indices.map { scanned.source.text(scanned.ranges[$0]) }
        return Row(
            path: path(declaration, in: scanned.source),
            attributes: attributes.filter { $0 != "@_exported" },
            access: declaration.traits.contains(.hasWrittenAccess) ? declaration.access : nil, file: file, isOwn: isOwn,
            condition: declaration.condition < 0 ? "" : scanned.conditionText(Int(declaration.condition)))
    }

    /// The kind of a scoped import, if one is written, and the dotted name.
    private static func path(_ declaration: Declaration, in source: SourceFile) -> String {
        let name = source.text(declaration.name)
        let head = source.text(ByteRange(declaration.range.start, declaration.name.start))
        let last = head.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "import"
        return last == "import" ? name : last + " " + name
    }

    /// Whether a file imports the module with an access level that lets others see it.
    func hasShown(_ path: String, in file: Int32) -> Bool {
        rows(of: file).contains { self.path($0) == path && (rows[$0].access ?? .internal) > .internal }
    }

    func rows(of file: Int32) -> [Int] { rowsOfFile[file] ?? [] }

    func path(_ row: Int) -> String { rows[row].path + " " + rows[row].condition }

    /// The line, or the lines with the `#if` that stands around it in its own file.
    ///
    /// Where a file of the module writes an access level on the import of a module, every file must.
    ///
    /// - Parameter isShown: What others see of the factories names something that may come from the module.
    func line(_ row: Int, isShown: Bool) -> String {
        let alike = rows.filter { $0.path == rows[row].path && $0.isOwn }
        var attributes: [String] = []
        for other in alike {
            for attribute in other.attributes where !attributes.contains(attribute) { attributes.append(attribute) }
        }
        let written = alike.compactMap(\.access)
        let access = written.max().map { isShown ? ["\($0)"] : ["internal"] } ?? []
        let line = (attributes + access + ["import", rows[row].path]).joined(separator: " ")
        return rows[row].condition.isEmpty ? line : "#if \(rows[row].condition)\n\(line)\n#endif"
    }

    func hasImport(of module: String) -> Bool { rows.contains { $0.path == module && $0.condition.isEmpty } }

    /// The import of a module in view, written as the own files write it.
    func line(importing module: String, isShown: Bool) -> String {
        let row = rows.firstIndex { $0.path == module && $0.condition.isEmpty }
        return row.map { line($0, isShown: isShown) } ?? "import \(module)"
    }
}
