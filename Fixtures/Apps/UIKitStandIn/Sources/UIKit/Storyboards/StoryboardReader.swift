#if canImport(FoundationXML)
    import FoundationXML
#endif

extension StoryboardDocument {
    init(contentsOf file: URL) throws {
        let reader = StoryboardReader()
        let parser = XMLParser(data: try Data(contentsOf: file))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        self = reader.document
    }
}

/// Reads controllers and segues. What views a scene has is not read: the screens of the fixtures build theirs in code.
private final class StoryboardReader: NSObject, XMLParserDelegate {
    private(set) var document = StoryboardDocument()
    /// The segues of the open scene, whose controller may follow them: a gesture's stand outside of it.
    private var segues: [StoryboardDocument.Segue] = []

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "document" {
            document.initialSceneID = attributes["initialViewController"]
        } else if element == "segue", let kind = attributes["kind"], let destination = attributes["destination"] {
            segues.append(
                StoryboardDocument.Segue(
                    kind: kind, destination: destination, identifier: attributes["identifier"],
                    relationship: attributes["relationship"],
                    creationSelector: attributes["destinationCreationSelector"],
                    customClass: attributes["customClass"], customModule: attributes["customModule"]
                )
            )
        } else if attributes["sceneMemberID"] == "viewController", let id = attributes["id"] {
            document.scenes.append(
                StoryboardDocument.Scene(
                    id: id, element: element, identifier: attributes["storyboardIdentifier"],
                    customClass: attributes["customClass"], customModule: attributes["customModule"],
                    reference: element == "viewControllerPlaceholder" ? reference(attributes) : nil
                )
            )
        }
    }

    private func reference(_ attributes: [String: String]) -> StoryboardDocument.Reference {
        StoryboardDocument.Reference(
            storyboardName: attributes["storyboardName"], identifier: attributes["referencedIdentifier"],
            bundleIdentifier: attributes["bundleIdentifier"]
        )
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard element == "scene", !document.scenes.isEmpty else { return }
        document.scenes[document.scenes.count - 1].segues = segues
        segues = []
    }
}
