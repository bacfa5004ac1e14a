/// Rules in the order of preference. The rules of one group answer together, and the first group with an answer ends the search.
struct AdviceTable {
    let groups: [[AdviceRule.Type]]

    private init(_ groups: [AdviceRule.Type]...) { self.groups = groups }

    /// Only one thing can be meant.
    static let situations = AdviceTable(
        [OwnFactoryRule.self], [PassedValueRule.self], [WeakPropertyRule.self], [UnmarkedScopeRule.self],
        [CoderInitializerRule.self], [UnmarkedOptionalRule.self], [ImplementableProtocolRule.self])

    /// The factory of another module has what is missing.
    static let factories = AdviceTable([ForeignFactoryRule.self])

    private static let withoutMarker = [SubtypeRule.self, UnmarkedTypeRule.self, UnmarkedMakerRule.self]

    /// Something in view provides a similar type, or could provide this one.
    static let candidates = AdviceTable(
        [ScopePropertyRule.self],
        [
            WrappedValueRule.self, CollectedElementRule.self, ProvidedTypealiasRule.self, OtherFunctionRule.self,
            HiddenMarkerRule.self,
        ], withoutMarker)

    /// A name is spelled wrong, or a function needs more than a marker.
    static let remoteCandidates = AdviceTable([FactoryNameRule.self], [DeclaredNameRule.self], [DistantMakerRule.self])

    /// The user may mean something else than the candidates. The answer replaces their notes.
    static let completions = AdviceTable([DataTypeRule.self], [CallersChoiceRule.self], [OwnMakerRule.self])

    /// Nothing in view could meet the need.
    static let fallbacks = AdviceTable([HandWrittenContainerRule.self], [DefaultNilRule.self], [AnyMakerRule.self])

    /// A declaration lacks a marker.
    static let unmarked = AdviceTable(withoutMarker)

    /// The need uses its default.
    static let defaults = AdviceTable(
        [OpenParameterRule.self], [DeeperScopeRule.self], [FreedInstanceRule.self], [UnprovidedDependencyRule.self])

    static let namedDefaults = AdviceTable([NamedDefaultRule.self])

    func advice(for query: AdviceQuery) -> Advice {
        for group in groups {
            let advice = group.reduce(Advice()) { $0 + Advice(rule: $1, query) }
            if !advice.isEmpty { return advice }
        }
        return Advice()
    }
}
