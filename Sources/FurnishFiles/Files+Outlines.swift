import FurnishCore

extension Files {
    static func readOutline(_ path: String, origin: ModuleOrigin) throws(FileError) -> SourceModule {
        guard let outline = ModuleOutline(try read(path)) else { throw noOutline(path) }
        return SourceModule(outline, origin: origin)
    }

    /// The error for a file that is no outline, or a damaged one.
    static func noOutline(_ path: String) -> FileError {
        FileError(path, "Not an outline of this version of Furnish, or damaged: write it again with 'furnish outline'")
    }

    /// Replaces outlines by their files, if they are there and did not change since, or else by the files' outlines.
    static func locate(_ modules: [SourceModule]) throws(FileError) -> [SourceModule] {
        var located: [SourceModule] = []
        for module in modules {
            guard let outline = module.outline else {
                located.append(module)
                continue
            }
            guard let outlines = outline.files else { throw noOutline(outline.file.path) }
            let files = concurrently(outlines.count) { rows in rows.map { self.located(outlines[$0]) } }
            located.append(SourceModule(name: module.name, origin: module.origin, files: files))
        }
        return located
    }

    private static func located(_ outline: SourceFile) -> SourceFile {
        guard stamp(outline.path) != nil, let source = try? read(outline.path), source.has(outline: outline) else {
            return outline
        }
        return source
    }
}
