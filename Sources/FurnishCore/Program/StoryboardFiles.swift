/// The storyboards of the module that is generated for, read.
struct StoryboardFiles {
    /// By path. None where nothing is marked: then nobody's controllers are of any interest.
    let storyboards: [Storyboard]
    /// The names of the module's own classes that storyboards name and no file declares.
    let undeclaredClasses: Set<String>
    /// The own module's sources, those without markers too.
    private let sources: [SourceFile]

    static func read(_ files: [SourceFile], of modules: [SourceModule]) -> StoryboardFiles {
        let none = StoryboardFiles(storyboards: [], undeclaredClasses: [], sources: [])
        if files.isEmpty { return none }
        let own = modules.filter { $0.origin == .own }
        let sources = own.flatMap(\.files)
        guard sources.contains(where: { MarkerPrefilter.mayHoldMarkers($0.bytes) }) else { return none }
        let storyboards = files.sorted { $0.path < $1.path }.map(StoryboardReader.read)
        let modules = Set(own.map(\.name))
        var wanted: Set<String> = []
        for customClass in storyboards.lazy.flatMap(\.customClasses) {
            // What has a mangled name has a place that is not looked for here, inside of another type.
            guard let module = customClass.module, modules.contains(module), !customClass.name.text.hasPrefix("_Tt")
            else { continue }
            wanted.insert(customClass.name.text)
        }
        return StoryboardFiles(
            storyboards: storyboards, undeclaredClasses: DeclaredNames.undeclaredClasses(wanted, in: sources),
            sources: sources)
    }

    /// Whether some class of the own module, marked or not, inherits from one of this name.
    func hasSubclass(of name: String) -> Bool { DeclaredNames.hasSubclass(of: name, in: sources) }
}
