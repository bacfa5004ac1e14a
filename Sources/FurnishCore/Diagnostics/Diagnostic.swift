/// A place that a diagnostic points at.
public struct Location {
    public let file: SourceFile
    /// In UTF-8 bytes, 0-based.
    public let offset: UInt32

    public init(_ file: SourceFile, _ offset: UInt32) {
        self.file = file
        self.offset = offset
    }
}

/// What the user is told: data only. How it looks is the renderer's business.
public struct Diagnostic {
    /// A line under the message: part of a path, another site, or what would help.
    public struct Note {
        public let location: Location
        public let message: String

        public init(_ location: Location, _ message: String) {
            self.location = location
            self.message = message
        }
    }

    public let code: DiagnosticCode
    public let location: Location
    public let message: String
    public let notes: [Note]
    /// A warning leaves the exit status at 0.
    public let isWarning: Bool

    /// - Parameter isWarning: What the code says where nothing else is said: some mistakes of one kind weigh less.
    public init(
        _ code: DiagnosticCode, at location: Location, _ message: String, notes: [Note] = [], isWarning: Bool? = nil
    ) {
        self.isWarning = isWarning ?? code.isWarning
        self.code = code
        self.location = location
        self.message = message
        self.notes = notes
    }
}
