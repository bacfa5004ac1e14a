/// The settings of the module for which code is generated. They come from the build, and its files do not contain them.
package struct BuildSettings {
    /// The version of the compiler that compiles the module.
    package var compiler = CompilerVersion.ofTool
    /// The name of the target, after which the factory is named, if the module has another name.
    package var targetName: String?
    /// The Xcode project with the target. Its plugin sees less than one of a package.
    package var xcodeProject: String?
    /// The errors in lists of modules. Nothing is reported as missing because of them.
    package var moduleListErrors: [Diagnostic] = []

    package init() {}
}
