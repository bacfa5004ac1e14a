/// The generated Swift of a module.
struct GeneratedFile {
    let text: String
    /// The names of the modules in view that it imports, sorted.
    let importedModules: [String]
}
