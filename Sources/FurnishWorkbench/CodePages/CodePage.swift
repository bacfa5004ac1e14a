import FurnishCore

/// The explanation of a code. `furnish explain` and the documentation both print it.
package struct CodePage: Sendable {
    /// One paragraph.
    package let meaning: String
    /// The smallest source text that causes it.
    package let cause: Example
    /// One paragraph.
    package let advice: String
    /// The same source text without the mistake.
    package let fixed: Example
    /// For a warning: how to silence it when the code is intended.
    package let silence: String?
    package let silenced: Example?

    init(
        _ meaning: String, cause: Example, advice: String, fixed: Example, silence: String? = nil,
        silenced: Example? = nil
    ) {
        self.meaning = meaning
        self.cause = cause
        self.advice = advice
        self.fixed = fixed
        self.silence = silence
        self.silenced = silenced
    }

    /// The text of one or several files. A line such as `// file: Kit/Theme.swift` starts each file; a folder stands
    /// for another module. Text before the first such line is the own module's `App.swift`.
    package struct Example: ExpressibleByStringLiteral, Sendable {
        package let text: String

        package init(stringLiteral text: String) {
            self.text = text
        }

        package var files: [(path: String, text: String)] {
            var files: [(path: String, text: String)] = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("// file: ") {
                    files.append((String(line.dropFirst(9)), ""))
                    continue
                }
                if files.isEmpty { files.append(("App.swift", "")) }
                files[files.count - 1].text += line + "\n"
            }
            return files
        }
    }
}

extension DiagnosticCode {
    package var page: CodePage {
        switch self {
        case .malformedMarker: .malformedMarker
        case .misspelledMarker: .misspelledMarker
        case .detachedMarker: .detachedMarker
        case .misplacedMarker: .misplacedMarker
        case .untypedProvider: .untypedProvider
        case .unknownGiven: .unknownGiven
        case .unknownScope: .unknownScope
        case .ambiguousInitializer: .ambiguousInitializer
        case .noInitializer: .noInitializer
        case .inaccessibleDeclaration: .inaccessibleDeclaration
        case .unsupportedParameter: .unsupportedParameter
        case .missingProvider: .missingProvider
        case .duplicateProvider: .duplicateProvider
        case .dependencyCycle: .dependencyCycle
        case .capturedScope: .capturedScope
        case .disjointScopes: .disjointScopes
        case .endedScope: .endedScope
        case .needsGiven: .needsGiven
        case .givenMismatch: .givenMismatch
        case .givenOnce: .givenOnce
        case .effectMismatch: .effectMismatch
        case .isolationMismatch: .isolationMismatch
        case .failableProvider: .failableProvider
        case .duplicateKey: .duplicateKey
        case .conditionGap: .conditionGap
        case .conditionMismatch: .conditionMismatch
        case .nameCollision: .nameCollision
        case .unusedProvider: .unusedProvider
        case .optionalProperty: .optionalProperty
        case .invalidLifetime: .invalidLifetime
        case .segueBypassesFactory: .segueBypassesFactory
        case .storyboardClass: .storyboardClass
        case .foreignOnce: .foreignOnce
        case .unprovidedDefault: .unprovidedDefault
        case .hiddenFake: .hiddenFake
        case .unknownModule: .unknownModule
        case .unstatedLifetime: .unstatedLifetime
        case .unnamedValue: .unnamedValue
        }
    }
}
