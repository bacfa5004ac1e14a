/// A place in a file.
package struct Location: Hashable {
    package let file: SourceFile
    /// In UTF-8 bytes, 0-based.
    package let offset: UInt32

    package init(_ file: SourceFile, _ offset: UInt32) { (self.file, self.offset) = (file, offset) }

    /// Whether it comes before another place, in the order of paths.
    package func precedes(_ other: Location) -> Bool {
        let (path, otherPath) = (file.path, other.file.path)
        if path.precedes(otherPath) { return true }
        return !otherPath.precedes(path) && offset < other.offset
    }
}

/// One mistake of the user, as data. `Renderer` decides how it looks.
package struct Diagnostic {
    /// A line below the message: a step of a path, another place, or advice.
    package struct Note {
        /// Whether a note can be read alone, or is part of a cycle or a comparison.
        package enum Role: Sendable {
            /// It can be read alone.
            case remark
            /// It is a step of a cycle.
            case cycle
            /// It shows one of two types to compare. The label says which one.
            case compared(label: String)
        }

        package let location: Location
        package private(set) var message: String
        package let role: Role
        /// The change that the message proposes.
        package private(set) var fix: Fix?
        /// Whether it proposes something else than the note before, and begins with "or".
        private(set) var isAlternative = false

        /// - Parameter reason: The message up to the title of the fix.
        package init(_ location: Location, _ reason: String, _ fix: Fix? = nil, role: Role = .remark) {
            (self.location, self.role, self.fix) = (location, role, fix)
            message = reason + (fix?.title ?? "")
        }

        /// The same as another way than that of the note before.
        var asAlternative: Note {
            var other = with(message: "or " + message, fix: fix)
            other.isAlternative = true
            return other
        }

        /// - Parameter fix: A change that the message does not put into words.
        func with(message: String? = nil, fix: Fix?) -> Note {
            var changed = self
            changed.message = message ?? self.message
            changed.fix = fix
            return changed
        }

        /// The message as tools read it, without layout.
        package var text: String { if case .compared(let label) = role { "\(label): \(message)" } else { message } }
    }

    package let code: DiagnosticCode
    package let location: Location
    package let message: String
    /// The message without the change that it proposes.
    let reason: String
    package private(set) var notes: [Note]
    /// Whether it is a warning, which does not stop the build.
    package private(set) var isWarning: Bool
    /// The change that the message itself proposes.
    private let fix: Fix?
    /// The same as the only fix, for other places that it does not name. Only `fix`, JSON and SARIF ask for them.
    package private(set) var furtherFixes: [Fix] = []

    /// - Parameters:
    ///   - message: If there is a fix, the message up to the title of the fix.
    ///   - isWarning: Overrides the severity of the code, because some mistakes of one kind are less severe.
    package init(
        _ code: DiagnosticCode, at location: Location, _ message: String, _ fix: Fix? = nil, notes: [Note] = [],
        isWarning: Bool? = nil
    ) {
        (self.code, self.location, self.fix, self.notes) = (code, location, fix, notes)
        self.isWarning = isWarning ?? code.isWarning
        self.message = message + (fix?.title ?? "")
        reason = fix == nil ? message : String(message.dropLast(2))
    }

    /// The same mistake with other notes, or as a warning, which does not stop the build.
    package func with(notes: [Note]? = nil, isWarning: Bool? = nil, furtherFixes: [Fix]? = nil) -> Diagnostic {
        var changed = self
        changed.notes = notes ?? self.notes
        changed.furtherFixes = furtherFixes ?? self.furtherFixes
        changed.isWarning = isWarning ?? self.isWarning
        return changed
    }

    /// The proposed changes that Furnish itself can write. Each of them removes the mistake.
    package var fixes: [Fix] { answers.filter(\.canBeWritten) }

    /// The same as `fixes`, and those that it could write if the sources were there in place of their outlines. What waits for what does not
    /// depend on that.
    package var answers: [Fix] { ([fix] + notes.map(\.fix)).compactMap { $0 }.filter { !$0.changes.isEmpty } }
}

extension [Diagnostic] {
    /// Whether one of them stops the build.
    package var hasErrors: Bool { contains { !$0.isWarning } }
}
