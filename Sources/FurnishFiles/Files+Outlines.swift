import FurnishCore

extension Files {
    static func readOutline(_ path: String, origin: ModuleOrigin) throws(FileError) -> SourceModule {
        guard let module = ModuleOutline.module(try read(path), origin: origin) else {
            throw FileError(
                path, "Not an outline of this version of Furnish, or damaged: write it again with 'furnish outline'")
        }
        return module
    }

    /// Replaces the outlines of files by the files themselves, if they are there and did not change since.
    static func locate(_ modules: [SourceModule]) -> [SourceModule] {
        modules.map { module in
            guard module.files.contains(where: \.isOutline) else { return module }
            let files = concurrently(module.files.count) { rows in rows.map { located(module.files[$0]) } }
            return SourceModule(name: module.name, origin: module.origin, files: files, outline: module.outline)
        }
    }

    private static func located(_ outline: SourceFile) -> SourceFile {
        guard stamp(outline.path) != nil, let source = try? read(outline.path), source.has(outline: outline) else {
            return outline
        }
        return source
    }
}
