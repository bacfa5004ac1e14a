/// Decides which files are read as Swift: those that may hold markers, and those that declare what they speak of.
enum MarkedFiles {
    /// The modules with the own one first, the others by name, each one's files by path.
    static func scan(_ modules: [SourceModule]) -> [ScannedModule] {
        let ordered = modules.sorted { left, right in
            let (isLeftOwn, isRightOwn) = (left.origin == .own, right.origin == .own)
            return isLeftOwn == isRightOwn ? left.name < right.name : isLeftOwn
        }
        return ordered.map { module in
            let files = module.files.sorted { $0.path < $1.path }
            return ScannedModule(name: module.name, origin: module.origin, files: files.map(Scanner.scan))
        }
    }
}
