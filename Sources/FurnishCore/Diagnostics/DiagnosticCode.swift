/// The stable name of a kind of mistake. It follows each message, in brackets.
package enum DiagnosticCode: String, CaseIterable, Sendable {
    case malformedMarker = "MalformedMarker"
    case misspelledMarker = "MisspelledMarker"
    case detachedMarker = "DetachedMarker"
    case misplacedMarker = "MisplacedMarker"
    case untypedProvider = "UntypedProvider"
    case unknownGiven = "UnknownGiven"
    case unknownScope = "UnknownScope"
    case ambiguousInitializer = "AmbiguousInitializer"
    case noInitializer = "NoInitializer"
    case inaccessibleDeclaration = "InaccessibleDeclaration"
    case unsupportedParameter = "UnsupportedParameter"
    case missingProvider = "MissingProvider"
    case duplicateProvider = "DuplicateProvider"
    case dependencyCycle = "DependencyCycle"
    case capturedScope = "CapturedScope"
    case disjointScopes = "DisjointScopes"
    case endedScope = "EndedScope"
    case needsGiven = "NeedsGiven"
    case givenMismatch = "GivenMismatch"
    case givenOnce = "GivenOnce"
    case effectMismatch = "EffectMismatch"
    case isolationMismatch = "IsolationMismatch"
    case failableProvider = "FailableProvider"
    case duplicateKey = "DuplicateKey"
    case conditionGap = "ConditionGap"
    case conditionMismatch = "ConditionMismatch"
    case nameCollision = "NameCollision"
    case unusedProvider = "UnusedProvider"
    case optionalProperty = "OptionalProperty"
    case invalidLifetime = "InvalidLifetime"
    case segueBypassesFactory = "SegueBypassesFactory"
    case storyboardClass = "StoryboardClass"
    case foreignOnce = "ForeignOnce"
    case unprovidedDefault = "UnprovidedDefault"
    case hiddenFake = "HiddenFake"
    case unknownModule = "UnknownModule"
    case unstatedLifetime = "UnstatedLifetime"
    case unnamedValue = "UnnamedValue"

    /// Whether it is a warning unless the diagnostic overrides it.
    package var isWarning: Bool {
        switch self {
        case .misspelledMarker, .unusedProvider, .optionalProperty, .unprovidedDefault, .hiddenFake, .unnamedValue:
            true
        default: false
        }
    }
}
