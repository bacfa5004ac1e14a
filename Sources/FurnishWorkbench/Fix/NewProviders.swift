import FurnishCore

/// The types, functions and properties that `fix` marked `@Provides` without a lifetime. Only the user decides which
/// instances are shared.
package struct NewProviders {
    package private(set) var count = 0
    /// The classes and actors with variables of which several types get an instance each: `'Session' (Session.swift:3)`.
    package private(set) var unshared: [String] = []

    /// - Parameter graph: That of the sources after all changes.
    init(_ changes: [(before: SourceFile, after: SourceFile)], in graph: DependencyGraph) {
        var types: [Location] = []
        for change in changes {
            let known = Self.markers(in: change.before).map(\.name)
            let all = Self.markers(in: change.after)
            count += all.count - known.count
            types += all.filter { $0.keepsState && !known.contains($0.name) }.map(\.location)
        }
        if types.isEmpty { return }
        let consumers = Self.consumerCounts(graph)
        var lines = LineTables()
        for provider in graph.providers.indices where consumers[provider, default: 0] > 1 {
            let place = graph.program.nameLocation(graph.providers[provider].site)
            guard types.contains(place) else { continue }
            let line = lines.line(of: place)
            unshared.append("'\(graph.show(provider))' (\(place.file.path)\(line))".printable)
        }
    }

    private struct Marked {
        /// That of the declaration; empty for a parameter.
        let name: String
        let location: Location
        let keepsState: Bool
    }

    /// The markers that provide a new instance for each need and do not say so.
    private static func markers(in file: SourceFile) -> [Marked] {
        let scanned = Scanner.scan(file, using: TokenBuffer(byteCount: file.bytes.count))
        return scanned.markers.compactMap { marker in
            guard marker.kind == .provides, !marker.statesLifetime, marker.attachment != .nothing else { return nil }
            guard case .declaration(let row) = marker.attachment else {
                return Marked(name: "", location: Location(file, marker.offset), keepsState: false)
            }
            let name = scanned.declarations[row].name
            return Marked(
                name: file.text(name), location: Location(file, name.start), keepsState: keepsState(row, scanned))
        }
    }

    /// Whether two instances of a type may differ later, because it has a stored variable.
    private static func keepsState(_ type: Int, _ file: ScannedFile) -> Bool {
        guard [.class, .actor].contains(file.declarations[type].kind) else { return false }
        return file.declarations.contains { $0.parent == type && $0.isStoredVariable }
    }

    private static func consumerCounts(_ graph: DependencyGraph) -> [ProviderID: Int] {
        var counts: [ProviderID: Int] = [:]
        for provider in graph.providers.indices where graph.isReached[provider] {
            for made in Set(graph.dependencies.successors(of: provider)) { counts[made, default: 0] += 1 }
        }
        return counts
    }
}

extension Declaration {
    /// Whether an instance keeps a value in it that may change.
    fileprivate var isStoredVariable: Bool {
        kind == .property && traits.isDisjoint(with: [.isStatic, .isLet, .isComputed, .isLazy])
    }
}
