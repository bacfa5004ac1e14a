/// Rules in the order of preference. The rules of one group answer together, and the first group with an answer ends the search.
struct AdviceTable {
    let groups: [[AdviceRule.Type]]

    private init(_ groups: [AdviceRule.Type]...) { self.groups = groups }

    /// Only one thing can be meant.
    static var situations: AdviceTable {
        AdviceTable(
            [OwnFactoryRule.self], [PassedValueRule.self], [WeakPropertyRule.self], [UnmarkedScopeRule.self],
            [CoderInitializerRule.self], [UnmarkedOptionalRule.self], [ImplementableProtocolRule.self])
    }

    /// The factory of another module has what is missing.
    static var factories: AdviceTable { AdviceTable([ForeignFactoryRule.self]) }

    /// Something in view provides a similar type, or could provide this one.
    static var candidates: AdviceTable {
        AdviceTable(
            [ScopePropertyRule.self],
            [
                WrappedValueRule.self, CollectedElementRule.self, ProvidedTypealiasRule.self,
                OtherFunctionRule.self, HiddenMarkerRule.self,
            ],
            [SubtypeRule.self, UnmarkedTypeRule.self, UnmarkedMakerRule.self])
    }

    /// A name is spelled wrong, or a function needs more than a marker.
    static var remoteCandidates: AdviceTable {
        AdviceTable([FactoryNameRule.self], [DeclaredNameRule.self], [DistantMakerRule.self])
    }

    /// The user may mean something else than the candidates. The answer replaces their notes.
    static var completions: AdviceTable {
        AdviceTable([DataTypeRule.self], [CallersChoiceRule.self], [OwnMakerRule.self])
    }

    /// Nothing in view could meet the need.
    static var fallbacks: AdviceTable {
        AdviceTable([HandWrittenContainerRule.self], [DefaultNilRule.self], [AnyMakerRule.self])
    }

    /// A declaration lacks a marker.
    static var unmarked: AdviceTable {
        AdviceTable([SubtypeRule.self, UnmarkedTypeRule.self, UnmarkedMakerRule.self])
    }

    /// The need uses its default.
    static var defaults: AdviceTable {
        AdviceTable(
            [OpenParameterRule.self], [DeeperScopeRule.self], [FreedInstanceRule.self], [UnprovidedDependencyRule.self])
    }

    static var namedDefaults: AdviceTable { AdviceTable([NamedDefaultRule.self]) }

    func advice(for query: AdviceQuery) -> Advice {
        for group in groups {
            let advice = group.reduce(Advice()) { $0 + Advice(rule: $1, query) }
            if !advice.isEmpty { return advice }
        }
        return Advice()
    }
}
