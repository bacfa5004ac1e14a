/// What of a file has a part in what is generated, as a digest: of its declarations where it was read as Swift, of the
/// names of its types where it was not.
public struct Outline: Equatable, Sendable {
    /// The lowest bit tells which of the two it is.
    private let value: UInt64

    private init(_ digest: UInt64, wasRead: Bool) {
        value = digest & ~1 | (wasRead ? 1 : 0)
    }

    init(_ scanned: ScannedFile) {
        self.init(scanned.outline, wasRead: true)
    }

    init(unread file: SourceFile) {
        self.init(DeclaredNames.outline(of: file), wasRead: false)
    }

    /// Of a file of which every byte matters.
    public init(whole file: SourceFile) {
        self.init(Digest.of(file.bytes), wasRead: true)
    }

    /// Whether a file of which this is the outline would be treated alike if it were this one.
    public func fits(_ file: SourceFile) -> Bool {
        guard value & 1 == 1 else {
            return !MarkerPrefilter.mayHoldMarkers(file.bytes) && Outline(unread: file) == self
        }
        let scanned = Scanner.scan(file, using: TokenBuffer())
        return !scanned.isBroken && scanned.diagnostics.isEmpty && Outline(scanned) == self
    }
}
