import FurnishCore

/// Finds a code by its name, and tells the usual way to mend its mistake.
extension DiagnosticCode {
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
        case .ambiguousInitializer, .conditionMismatch, .disjointScopes, .duplicateProvider, .givenOnce,
            .unprovidedDefault, .unstatedLifetime:
            .chosen
        case .conditionGap, .duplicateKey, .endedScope, .foreignOnce, .givenMismatch, .hiddenFake, .isolationMismatch,
            .nameCollision, .noInitializer, .storyboardClass, .unknownModule, .unnamedValue, .unusedProvider:
            .byHand
        default: .written
        }
    }
}
