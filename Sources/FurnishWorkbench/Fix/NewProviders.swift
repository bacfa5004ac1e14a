import FurnishCore

extension FixedSources {
    /// The number of types, functions and properties that `fix` marked `@Provides` without a lifetime.
    var newProviderCount: Int {
        changes.reduce(0) { $0 + Self.count(in: $1.after) - Self.count(in: $1.before) }
    }

    /// The number of markers that provide a new instance for each need, and do not say so.
    private static func count(in file: SourceFile) -> Int {
        Scanner.scan(file, using: TokenBuffer(byteCount: file.bytes.count)).markers.reduce(0) { count, marker in
            let isPlain = marker.kind == .provides && !marker.statesLifetime && marker.attachment != .nothing
            return count + (isPlain ? 1 : 0)
        }
    }
}
