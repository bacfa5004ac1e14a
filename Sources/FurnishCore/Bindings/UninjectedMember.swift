/// A marked member that nothing injects, only because nothing makes its type.
struct UninjectedMember {
    let type: SymbolID
    /// The place of the error about it.
    let location: Location
}
