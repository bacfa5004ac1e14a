/// A module as the command line gives it: its name, and its files in any order.
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

/// The relation of a module to the module for which code is generated.
public enum ModuleOrigin: Sendable {
    case own
    /// Another module of the same package. Its `package` declarations are visible.
    case sibling
    /// A module of another package.
    case dependency
}
