/// A mistake in a storyboard that would crash the app or leave a controller incomplete when a scene opens. Each place is that of a
/// name in the storyboard.
enum StoryboardProblem {
    /// A file that is no storyboard.
    case otherDocument(Location)
    case classWithoutModule(String, Location)
    case undeclaredClass(String, Location)
    /// An unmarked class inherits an `init(coder:)` that stops the program.
    case inheritedCoder(SymbolID, owner: SymbolID, Location)
    case controllerWithoutCoder(ProviderID, SymbolID, Location)
    /// The storyboard itself makes a view or an object, for which it has no complete initializer.
    case incompleteElement(Storyboard.CustomElement, ProviderID, Location)
    /// An attribute for another tool that injects at run time.
    case leftover(String, class: String, Location)
    case repeatedIdentifier(String, first: Location, Location)
    case missingScene(SceneTable.MissingScene, Location)
    case missingAction(String, of: SymbolID, Location)
    case mismatchedAction(Site, makes: SymbolID, shows: SymbolID, name: String, Location)
    /// An entry point that is made from a coder.
    case unshownClass(SymbolID, Site)
    case bypassingSegue(SegueBypass)
    /// Code that opens a scene, and the names of the factory's methods that would open it.
    case bypassingCode(SceneOpenings.Opening, ProviderID, methods: [String])
}
