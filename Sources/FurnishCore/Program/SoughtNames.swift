/// The names that advice looks for in files that are not scanned.
struct SoughtNames {
    /// Names that may be anywhere in a file.
    var mentioned: [String] = []
    /// Those of types that no file in view declares. A declared one may be similar.
    var unknown: [TypeSpelling] = []
    /// Whether files of other packages are searched too.
    var areInAnyPackage = false

    var isEmpty: Bool { mentioned.isEmpty && unknown.isEmpty }

    /// Beyond this number of names, searching a file takes longer than scanning it.
    private static let mostSearched = 50

    func occur(in file: SourceFile) -> Bool {
        mentioned.count > Self.mostSearched || mentioned.contains { file.mentions($0) }
            || !unknown.isEmpty && DeclaredNames.contain(similarTo: unknown, in: file)
    }
}
