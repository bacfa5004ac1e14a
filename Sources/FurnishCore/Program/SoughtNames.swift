/// The names that advice looks for in files that are not scanned.
struct SoughtNames {
    /// Names that may be anywhere in a file.
    let mentioned: [String]
    /// Those of types that no file in view declares. A declared one may be similar.
    let unknown: [TypeSpelling]
    /// Whether any file of the package may matter.
    let areAnywhere: Bool
    /// Whether files of other packages are searched too.
    let areInAnyPackage: Bool

    /// Beyond this number of names, searching a file takes longer than scanning it.
    private static let mostSearched = 50

    var isEmpty: Bool { mentioned.isEmpty && unknown.isEmpty && !areAnywhere }

    func occur(in file: SourceFile) -> Bool {
        areAnywhere || mentioned.count > Self.mostSearched || mentioned.contains { file.mentions($0) }
            || !unknown.isEmpty && DeclaredNames.contain(similarTo: unknown, in: file)
    }
}
