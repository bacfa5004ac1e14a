/// A module as the command line gives it: its name, and its files in any order.
package struct SourceModule {
    package let name: String
    package let origin: ModuleOrigin
    package var files: [SourceFile]
    /// The files that an earlier run scanned and that have not changed since, parallel to `files`; nil for the others.
    /// Empty if there are none.
    let known: [ScannedFile?]
    /// What the build tells of the own module.
    package var settings = BuildSettings()
    /// Whether the module takes part only if a module in view imports it.
    package var isReadIfImported = false

    /// The outline that was given in place of sources; nil if `files` are the sources.
    package let outline: ModuleOutline?

    package init(name: String, origin: ModuleOrigin, files: [SourceFile], known: [ScannedFile?] = []) {
        self.name = name
        self.origin = origin
        self.files = files
        self.known = known
        outline = nil
    }

    package init(_ outline: ModuleOutline, origin: ModuleOrigin) {
        name = outline.name
        self.origin = origin
        files = []
        known = []
        self.outline = outline
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
