/// A digest of the parts of a file that affect the generated code. For a scanned file, these are its declarations and the
/// names of its classes, also of those in bodies, because storyboards search for them. For any other file, the names of its
/// types.
package struct Fingerprint: Equatable, Sendable {
    /// The lowest bit tells whether the file was scanned.
    private let value: UInt64

    // Without `~`, which is generic.
    private init(_ digest: UInt64, wasRead: Bool) { value = (digest | 1) ^ (wasRead ? 0 : 1) }

    init(_ scanned: ScannedFile) {
        var digest = Digest()
        digest.add(scanned.digest)
        digest.add(DeclaredNames.classDigest(of: scanned.source))
        self.init(digest.value, wasRead: true)
    }

    init(unread file: SourceFile) { self.init(DeclaredNames.digest(of: file), wasRead: false) }

    /// The fingerprint of all bytes of a file, such as a storyboard.
    package init(whole file: SourceFile) { self.init(Digest.of(file.bytes), wasRead: true) }

    /// Whether a file, in place of the one that has this fingerprint, would lead to the same result.
    package func matches(_ file: SourceFile) -> Bool {
        guard value & 1 == 1 else { return !MarkerPrefilter.mayMatter(file.bytes) && Fingerprint(unread: file) == self }
        let scanned = Scanner.scan(file, using: TokenBuffer())
        return !scanned.isBroken && scanned.problems.isEmpty && Fingerprint(scanned) == self
    }
}
