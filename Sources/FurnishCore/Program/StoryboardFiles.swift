/// The storyboards of the own module.
package struct StoryboardFiles {
    /// Sorted by path. Empty if the module has no markers, because Furnish then makes no controllers.
    let storyboards: [Storyboard]
    /// The names of classes of the own module that storyboards use and that it does not declare.
    let undeclaredClasses: Set<String>
    /// All sources of the own module, with or without markers.
    package let sources: [SourceFile]

    static func read(_ files: [SourceFile], of all: [SourceModule]) -> StoryboardFiles {
        let none = StoryboardFiles(storyboards: [], undeclaredClasses: [], sources: [])
        if files.isEmpty { return none }
        let own = all.filter { $0.origin == .own }
        let sources = own.flatMap(\.files)
        guard sources.contains(where: { MarkerPrefilter.mayMatter($0.bytes) }) else { return none }
        let storyboards = files.sorted { $0.path.precedes($1.path) }.map(StoryboardReader.read)
        let modules = Set(own.map(\.name))
        let classes = storyboards.flatMap(\.customClasses).filter {
            $0.isOfTarget || $0.module.map(modules.contains) == true
        }
        // A mangled name means a type nested in another one, which this search does not find.
        let wanted = Set(classes.map(\.name.text).filter { !$0.hasPrefix("_Tt") })
        let missing = DeclaredNames.undeclaredClasses(wanted, in: sources)
        return StoryboardFiles(storyboards: storyboards, undeclaredClasses: missing, sources: sources)
    }
}
