/// A module as the command line gives it: its name, and its files in any order.
package struct SourceModule {
    package let name: String
    package let origin: ModuleOrigin
    package var files: [SourceFile]
    /// The build's settings of the own module.
    package var settings = BuildSettings()
    /// Whether the module takes part only if a module in view imports it.
    package var isReadIfImported = false

    package init(name: String, origin: ModuleOrigin, files: [SourceFile]) {
        (self.name, self.origin, self.files) = (name, origin, files)
    }
}

/// The relation of a module to the module for which code is generated.
package enum ModuleOrigin: Sendable {
    case own
    /// Another module of the same package. Its `package` declarations are visible.
    case sibling
    /// A module of another package.
    case dependency
}
