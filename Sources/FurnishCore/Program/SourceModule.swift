/// A module as it is given: its name, and its files in any order.
public struct SourceModule {
    public let name: String
    public let origin: ModuleOrigin
    public var files: [SourceFile]

    public init(name: String, origin: ModuleOrigin, files: [SourceFile]) {
        self.name = name
        self.origin = origin
        self.files = files
    }
}

/// How a module stands to the one that is generated for.
public enum ModuleOrigin: Sendable {
    case own
    /// Another module of the same package: its `package` declarations are visible.
    case sibling
    /// A module of another package.
    case dependency
}
