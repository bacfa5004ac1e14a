/// The stable name of a kind of mistake. It follows each message, in brackets.
package enum DiagnosticCode: String, CaseIterable, Sendable {
    case malformedMarker, misspelledMarker, detachedMarker, misplacedMarker, untypedProvider, unknownGiven,
        unknownScope, ambiguousInitializer, noInitializer, inaccessibleDeclaration, unsupportedParameter,
        missingProvider, duplicateProvider, dependencyCycle, capturedScope, disjointScopes, endedScope, needsGiven,
        givenMismatch, givenOnce, effectMismatch, isolationMismatch, failableProvider, duplicateKey, conditionGap,
        conditionMismatch, nameCollision, unusedProvider, optionalProperty, invalidLifetime, segueBypassesFactory,
        sceneBypassesFactory, storyboardClass, foreignOnce, unprovidedDefault, hiddenFake, unknownModule,
        unstatedLifetime, unnamedValue

    /// As users read it: `MalformedMarker`.
    package var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Whether it is a warning unless the diagnostic overrides it.
    package var isWarning: Bool {
        [.misspelledMarker, .unusedProvider, .optionalProperty, .unprovidedDefault, .hiddenFake, .unnamedValue]
            .contains(self)
    }
}
