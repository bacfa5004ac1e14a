/// The ids of the rules of advice. Each is a function from a query to notes, in a file of its own.
enum AdviceRule: String, CaseIterable {
    case ownFactory, passedValue, weakProperty, unmarkedScope, coderInitializer, unmarkedOptional,
        implementableProtocol, foreignFactory, scopeProperty, wrappedValue, collectedElement, providedTypealias,
        otherFunction, hiddenMarker, subtype, unmarkedType, unmarkedMaker, factoryName, declaredName, distantMaker,
        dataType, callersChoice, ownMaker, handWrittenContainer, defaultNil, anyMaker, openParameter, deeperScope,
        freedInstance, unprovidedDependency, namedDefault
}

/// Tables of rules in the order of preference. The rules of one group answer together, and the first group with an answer ends the
/// search.
extension AdviceRule {
    typealias Row = (rule: AdviceRule, notes: @Sendable (AdviceQuery) -> [Diagnostic.Note])

    /// Only one thing can be meant.
    static let situations: [[Row]] = [
        [(.ownFactory, { $0.ownFactory })], [(.passedValue, { $0.passedValue })],
        [(.weakProperty, { $0.weakProperty })], [(.unmarkedScope, { $0.unmarkedScope })],
        [(.coderInitializer, { $0.coderInitializer })], [(.unmarkedOptional, { $0.unmarkedOptional })],
        [(.implementableProtocol, { $0.implementableProtocol })],
    ]

    /// The factory of another module has what is missing.
    static let factories: [Row] = [(.foreignFactory, { $0.foreignFactory })]

    /// A declaration lacks a marker.
    static let unmarked: [Row] = [
        (.subtype, { $0.subtype }), (.unmarkedType, { $0.unmarkedType }), (.unmarkedMaker, { $0.unmarkedMaker }),
    ]

    /// Something in view provides a similar type, or could provide this one.
    static let candidates: [[Row]] = [
        [(.scopeProperty, { $0.scopeProperty })],
        [
            (.wrappedValue, { $0.wrappedValue }), (.collectedElement, { $0.collectedElement }),
            (.providedTypealias, { $0.providedTypealias }), (.otherFunction, { $0.otherFunction }),
            (.hiddenMarker, { $0.hiddenMarker }),
        ], unmarked,
    ]

    /// A function needs more than a marker.
    static let distant: [Row] = [(.distantMaker, { $0.distantMaker })]

    /// A name is spelled wrong, or a function needs more than a marker.
    static let remoteCandidates: [[Row]] = [
        [(.factoryName, { $0.factoryName })], [(.declaredName, { $0.declaredName })], distant,
    ]

    /// The user may mean something else than the candidates. The answer replaces their notes.
    static let completions: [[Row]] = [
        [(.dataType, { $0.dataType })], [(.callersChoice, { $0.callersChoice })], [(.ownMaker, { $0.ownMaker })],
    ]

    /// Nothing in view could meet the need.
    static let fallbacks: [[Row]] = [
        [(.handWrittenContainer, { $0.handWrittenContainer })], [(.defaultNil, { $0.defaultNil })],
        [(.anyMaker, { $0.anyMaker })],
    ]

    /// The need uses its default.
    static let defaults: [[Row]] = [
        [(.openParameter, { $0.openParameter })], [(.deeperScope, { $0.deeperScope })],
        [(.freedInstance, { $0.freedInstance })], [(.unprovidedDependency, { $0.unprovidedDependency })],
    ]

    static let namedDefaults: [Row] = [(.namedDefault, { $0.namedDefault })]
}
