extension SourceFile {
    /// The names of the modules that the file imports. Comments and strings are not told apart from code: a module too many only
    /// costs time.
    var importedModules: Set<String> {
        var modules: Set<String> = []
        _ = DeclaredNames.contain(["import "], in: self) { cursor in
            // `import struct Core.Clock`
            for _ in 0..<2 { if let name = cursor.takeName() { modules.insert(text(name)) } }
            return false
        }
        return modules
    }
}

extension [SourceModule] {
    /// The rows of the modules that take part: all but the targets of an Xcode project that nothing imports.
    var rowsInView: Set<Int> {
        let rows = indices.filter { self[$0].isReadIfImported }
        if rows.isEmpty { return Set(indices) }
        return Set(
            nodesReachable(from: indices.filter { !rows.contains($0) }) { row in
                let imported = Set(self[row].files.flatMap(\.importedModules))
                return rows.filter { imported.contains(self[$0].name) }
            })
    }
}
