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
    typealias AdviceFunction = (rule: AdviceRule, notes: @Sendable (AdviceQuery) -> [Diagnostic.Note])

    /// Only one thing can be meant.
    static let situations: [[AdviceFunction]] = [
        [(.ownFactory, \.ownFactory)], [(.passedValue, \.passedValue)], [(.weakProperty, \.weakProperty)],
        [(.unmarkedScope, \.unmarkedScope)], [(.coderInitializer, \.coderInitializer)],
        [(.unmarkedOptional, \.unmarkedOptional)], [(.implementableProtocol, \.implementableProtocol)],
    ]

    /// The factory of another module has what is missing.
    static let factories: [AdviceFunction] = [(.foreignFactory, \.foreignFactory)]

    /// A declaration lacks a marker.
    static let unmarked: [AdviceFunction] = [
        (.subtype, \.subtype), (.unmarkedType, \.unmarkedType), (.unmarkedMaker, \.unmarkedMaker),
    ]

    /// Something in view provides a similar type.
    private static let similar: [AdviceFunction] = [
        (.wrappedValue, \.wrappedValue), (.collectedElement, \.collectedElement),
        (.providedTypealias, \.providedTypealias), (.otherFunction, \.otherFunction), (.hiddenMarker, \.hiddenMarker),
    ]

    /// Something in view provides a similar type, or could provide this one.
    static let candidates: [[AdviceFunction]] = [[(.scopeProperty, \.scopeProperty)], similar, unmarked]

    /// A function needs more than a marker.
    static let distant: [AdviceFunction] = [(.distantMaker, \.distantMaker)]

    /// A name is spelled wrong, or a function needs more than a marker.
    static let remoteCandidates: [[AdviceFunction]] = [[(.declaredName, \.declaredName)], distant]

    /// The user may mean something else than the candidates. The answer replaces their notes.
    static let completions: [[AdviceFunction]] = [
        [(.dataType, \.dataType)], [(.callersChoice, \.callersChoice)], [(.ownMaker, \.ownMaker)],
    ]

    /// Nothing in view could meet the need.
    static let fallbacks: [[AdviceFunction]] = [[(.defaultNil, \.defaultNil)], [(.anyMaker, \.anyMaker)]]

    /// The need uses its default.
    static let defaults: [[AdviceFunction]] = [
        [(.openParameter, \.openParameter)], [(.deeperScope, \.deeperScope)], [(.freedInstance, \.freedInstance)],
        [(.unprovidedDependency, \.unprovidedDependency)],
    ]

    static let namedDefaults: [AdviceFunction] = [(.namedDefault, \.namedDefault)]
}
