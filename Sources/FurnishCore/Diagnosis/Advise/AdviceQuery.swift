/// A missing type, and all that a rule of advice needs to know about it.
struct AdviceQuery {
    /// Where a declaration has to be, so that a rule may propose to mark it.
    enum Origin {
        case anywhere
        case package
        /// In this module: another one reports what is in view there.
        case ownModule
        case type(SymbolID)
    }

    let tables: AdviceTables
    let unmet: UnmetNeed
    /// The missing type, or a type that would help: `T` for a missing `() -> T`.
    var key: TypeID
    var origin = Origin.anywhere
    /// Whether names are compared with all others, which is slow.
    var comparesNames = false
    /// The notes about what could meet the need, for the rules that complete them.
    var candidates: [Diagnostic.Note] = []

    /// The key of the type that the need spells.
    var neededKey: TypeID { tables.graph.keys.key(tables.graph.needs[unmet.need].type) }

    func with(key: TypeID) -> AdviceQuery {
        var query = self
        query.key = key
        return query
    }
}
