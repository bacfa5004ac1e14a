import FurnishCore

extension [Diagnostic] {
    /// The same diagnostics. Where the only fix of an error is in another module of the package, a note names the command that writes
    /// it.
    func namingSiblings(_ modules: [SourceModule]) -> [Diagnostic] {
        let siblings = modules.filter { $0.origin == .sibling }
        if siblings.isEmpty { return self }
        let names = Dictionary(
            siblings.flatMap { sibling in sibling.files.map { (ObjectIdentifier($0), sibling.name) } },
            uniquingKeysWith: { first, _ in first })
        let own = Set(modules.filter { $0.origin == .own }.flatMap(\.files).map(ObjectIdentifier.init))
        return map { error in
            let files = error.fixes.count == 1 ? error.fixes[0].changes.map { ObjectIdentifier($0.file) } : []
            guard !error.isWarning, let name = files.lazy.compactMap({ names[$0] }).first,
                files.allSatisfy({ own.contains($0) || names[$0] != nil })
            else { return error }
            let note = Diagnostic.Note(error.location, "'furnish fix --siblings' writes it in '\(name)'")
            return error.with(notes: error.notes + [note])
        }
    }
}
