import FurnishCore

/// Finds a code by its name.
extension DiagnosticCode {
    /// Finds the code with this name, ignoring case.
    package init?(named name: String) {
        let wanted = EditDistance.lowercased(name)
        guard let found = Self.allCases.first(where: { EditDistance.lowercased($0.name) == wanted }) else { return nil }
        self = found
    }

    /// The code of which a name is a near miss.
    package static func nearest(to name: String) -> DiagnosticCode? {
        let wanted = EditDistance.lowercased(name)
        return allCases.compactMap { code in
            EditDistance.distance(wanted, EditDistance.lowercased(code.name), limit: 3).map { (code, $0) }
        }.min { $0.1 < $1.1 }?.0
    }
}
