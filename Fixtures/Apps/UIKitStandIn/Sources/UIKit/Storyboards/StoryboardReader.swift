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

private final class StoryboardReader: NSObject, XMLParserDelegate {
    private(set) var document = StoryboardDocument()

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "document" {
            document.initialSceneID = attributes["initialViewController"]
        } else if attributes["sceneMemberID"] == "viewController", let id = attributes["id"] {
            document.scenes.append(
                StoryboardDocument.Scene(
                    id: id,
                    identifier: attributes["storyboardIdentifier"],
                    customClass: attributes["customClass"],
                    customModule: attributes["customModule"]
                )
            )
        }
    }
}
