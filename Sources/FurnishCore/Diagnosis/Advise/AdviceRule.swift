/// The ids of the rules of advice. Each is a function from a query to notes, in a file of its own.
enum AdviceRule: String, CaseIterable {
    case ownFactory, passedValue, weakProperty, unmarkedScope, coderInitializer, unmarkedOptional,
        implementableProtocol, foreignFactory, scopeProperty, wrappedValue, collectedElement, providedTypealias,
        otherFunction, hiddenMarker, subtype, unmarkedType, unmarkedMaker, declaredName, distantMaker, dataType,
        callersChoice, ownMaker, defaultNil, anyMaker, openParameter, deeperScope, freedInstance,
        unprovidedDependency, namedDefault
}

/// Tables of rules in the order of preference. The rules of one group answer together, and the first group with an answer ends the
/// search.
extension AdviceRule {
    typealias Row = (rule: AdviceRule, notes: @Sendable (AdviceQuery) -> [Diagnostic.Note])

    /// Only one thing can be meant.
    static let situations: [[Row]] = [
        [(.ownFactory, \.ownFactory)], [(.passedValue, \.passedValue)], [(.weakProperty, \.weakProperty)],
        [(.unmarkedScope, \.unmarkedScope)], [(.coderInitializer, \.coderInitializer)],
        [(.unmarkedOptional, \.unmarkedOptional)], [(.implementableProtocol, \.implementableProtocol)],
    ]

    /// The factory of another module has what is missing.
    static let factories: [Row] = [(.foreignFactory, \.foreignFactory)]

    /// A declaration lacks a marker.
    static let unmarked: [Row] = [
        (.subtype, \.subtype), (.unmarkedType, \.unmarkedType), (.unmarkedMaker, \.unmarkedMaker),
    ]

    /// Something in view provides a similar type.
    private static let similar: [Row] = [
        (.wrappedValue, \.wrappedValue), (.collectedElement, \.collectedElement),
        (.providedTypealias, \.providedTypealias), (.otherFunction, \.otherFunction), (.hiddenMarker, \.hiddenMarker),
    ]

    /// Something in view provides a similar type, or could provide this one.
    static let candidates: [[Row]] = [[(.scopeProperty, \.scopeProperty)], similar, unmarked]

    /// A function needs more than a marker.
    static let distant: [Row] = [(.distantMaker, \.distantMaker)]

    /// A name is spelled wrong, or a function needs more than a marker.
    static let remoteCandidates: [[Row]] = [[(.declaredName, \.declaredName)], distant]

    /// The user may mean something else than the candidates. The answer replaces their notes.
    static let completions: [[Row]] = [
        [(.dataType, \.dataType)], [(.callersChoice, \.callersChoice)], [(.ownMaker, \.ownMaker)],
    ]

    /// Nothing in view could meet the need.
    static let fallbacks: [[Row]] = [[(.defaultNil, \.defaultNil)], [(.anyMaker, \.anyMaker)]]

    /// The need uses its default.
    static let defaults: [[Row]] = [
        [(.openParameter, \.openParameter)], [(.deeperScope, \.deeperScope)], [(.freedInstance, \.freedInstance)],
        [(.unprovidedDependency, \.unprovidedDependency)],
    ]

    static let namedDefaults: [Row] = [(.namedDefault, \.namedDefault)]
}
