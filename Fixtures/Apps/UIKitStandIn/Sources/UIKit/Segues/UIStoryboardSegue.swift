@MainActor open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private let kind: String

    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        kind = "custom"
        super.init()
    }

    init(_ segue: StoryboardDocument.Segue, source: UIViewController, destination: UIViewController) {
        identifier = segue.identifier
        self.source = source
        self.destination = destination
        kind = segue.kind
        super.init()
    }

    open func perform() {
        switch kind {
        case "show", "showDetail", "push": source.show(destination, sender: source)
        case "presentation", "popoverPresentation", "modal": source.present(destination, animated: true)
        case "embed": source.embed(destination)
        default: preconditionFailure("the stand-in cannot perform a segue of kind '\(kind)'")
        }
    }
}

extension StoryboardDocument.Segue {
    @MainActor func makeSegue(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
        guard let customClass else { return UIStoryboardSegue(self, source: source, destination: destination) }
        let name = customModule.map { "\($0).\(customClass)" } ?? customClass
        guard let type = NSClassFromString(name) as? UIStoryboardSegue.Type else {
            preconditionFailure("Could not create a segue of class '\(name)'")
        }
        return type.init(identifier: identifier, source: source, destination: destination)
    }
}
