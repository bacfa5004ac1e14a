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

    /// Finds the code with this name, ignoring case.
    package init?(named name: String) {
        let wanted = EditDistance.lowercased(name)
        guard let found = Self.allCases.first(where: { EditDistance.lowercased($0.rawValue) == wanted }) else {
            return nil
        }
        self = found
    }

    /// The code of which a name is a near miss.
    package static func nearest(to name: String) -> DiagnosticCode? {
        let wanted = EditDistance.lowercased(name)
        return allCases.compactMap { code in
            EditDistance.distance(wanted, EditDistance.lowercased(code.rawValue), limit: 3).map { (code, $0) }
        }.min { $0.1 < $1.1 }?.0
    }

    /// Whether it is a warning unless the diagnostic overrides it.
    package var isWarning: Bool {
        switch self {
        case .misspelledMarker, .unusedProvider, .optionalProperty, .unprovidedDefault: true
        default: false
        }
    }

    /// The usual way to remove a mistake of this kind.
    package enum Remedy: Sendable {
        /// `furnish fix`, because there is one change.
        case written
        /// The user chooses one of several changes that the notes show.
        case chosen
        /// Only the user knows the change.
        case byHand
    }

    package var remedy: Remedy {
        switch self {
        case .ambiguousInitializer, .capturedScope, .conditionMismatch, .disjointScopes, .duplicateProvider, .givenOnce,
            .unprovidedDefault, .unusedProvider:
            .chosen
        case .conditionGap, .duplicateKey, .givenMismatch, .isolationMismatch, .nameCollision, .noInitializer,
            .storyboardClass:
            .byHand
        default: .written
        }
    }
}
