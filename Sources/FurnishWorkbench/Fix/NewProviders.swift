import FurnishCore

/// The types, functions and properties that `fix` marked `@Provides` without a lifetime, and state that is not shared.
package struct NewProviders {
    package let count: Int
    /// The types that keep state and of which several types get an instance each: `'Session' (Session.swift:3)`.
    package let unshared: [String]

    /// - Parameter graph: That of the sources after all changes.
    init(_ changes: [(before: SourceFile, after: SourceFile)], in graph: DependencyGraph) {
        count = changes.reduce(0) { $0 + Self.count(in: $1.after) - Self.count(in: $1.before) }
        var lines = LineTables()
        unshared = StateQuestions(graph).open.map { provider in
            let place = graph.program.nameLocation(graph.providers[provider].site)
            return "'\(graph.show(provider))' (\(place.file.path)\(lines.line(of: place)))".printable
        }
    }

    /// The number of markers that provide a new instance for each need, and do not say so.
    private static func count(in file: SourceFile) -> Int {
        Scanner.scan(file, using: TokenBuffer(byteCount: file.bytes.count)).markers.reduce(0) { count, marker in
            let isPlain = marker.kind == .provides && !marker.statesLifetime && marker.attachment != .nothing
            return count + (isPlain ? 1 : 0)
        }
    }
}
