import FurnishCore
import FurnishFiles

/// The outlines that a command line names in place of sources.
package struct OutlineFiles {
    private var files: [(path: String, origin: ModuleOrigin)] = []

    package init() {}

    package var paths: [String] { files.map(\.path) }

    package mutating func add(_ path: String, _ origin: ModuleOrigin) { files.append((path, origin)) }

    /// The modules. The lines of their files are not those of the sources.
    package func read() throws(FileError) -> [SourceModule] { try modules { $0 } }

    /// The modules, with the sources in place of outlines that belong to them, to show lines and propose edits.
    package func readSources() throws(FileError) -> [SourceModule] {
        try modules { outline in
            guard let source = try? Files.read(outline.path), source.has(outline: outline) else { return outline }
            return source
        }
    }

    private func modules(_ source: @Sendable (SourceFile) -> SourceFile) throws(FileError) -> [SourceModule] {
        var modules: [SourceModule] = []
        for (path, origin) in files {
            guard let outline = ModuleOutline(try Files.read(path)) else {
                let reason =
                    "Not an outline of this version of Furnish, or damaged: write it again with 'furnish outline'"
                throw FileError(path, reason)
            }
            let files = concurrently(outline.files.count) { rows in rows.map { source(outline.files[$0]) } }
            modules.append(SourceModule(name: outline.name, origin: origin, files: files))
        }
        return modules
    }
}
