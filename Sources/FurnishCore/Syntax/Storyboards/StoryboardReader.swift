/// Reads the classes and segues in a storyboard's XML.
struct StoryboardReader: ~Copyable {
    private var xml: XMLReader
    private var storyboard: Storyboard
    private var scene = -1
    /// The row of the controller that each open element is; -1 if it is none.
    private var controllerOfElement: [Int] = []

    static func read(_ source: SourceFile) -> Storyboard {
        var reader = StoryboardReader(xml: XMLReader(source), storyboard: Storyboard(source: source))
        reader.readFile()
        return reader.storyboard
    }

    private mutating func readFile() {
        while true {
            switch xml.next() {
            case .start:
                controllerOfElement.append(-1)
                if xml.depth == 1 { readDocument() }
                if storyboard.framework == nil { return }
                readElement()
            case .end: controllerOfElement.removeLast()
            case .endOfFile: return
            case .malformed:
                // A part of a file is not reliable.
                storyboard = Storyboard(source: storyboard.source)
                storyboard.isBroken = true
                return
            }
        }
    }

    /// Reads the type of the document, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB` or
    /// `com.apple.InterfaceBuilder.AppleTV.Storyboard`. Storyboards for watchOS are ignored, because their controllers
    /// are made in another way.
    private mutating func readDocument() {
        let type = text("type")?.text ?? ""
        let parts = type.split(separator: ".")
        let isDocument = xml.spells(xml.element, "document")
        guard isDocument, parts.contains("Storyboard") else {
            storyboard.otherDocument = isDocument ? xml.tagStart : 0
            return
        }
        if parts.contains("WatchKit") { return }
        storyboard.framework = parts.contains("Cocoa") ? .appKit : .uiKit
        storyboard.initialID = text("initialViewController")?.text
    }

    private mutating func readElement() {
        if xml.spells(xml.element, "scene") {
            scene += 1
        } else if xml.spells(xml.element, "segue") {
            readSegue()
        } else if xml.spells(xml.element, "userDefinedRuntimeAttribute") {
            readRuntimeAttribute()
        } else if says("sceneMemberID", "viewController") || isControllerElement {
            readController()
        } else if !xml.spells(xml.element, "placeholder"), let customClass = customClass() {
            // AppKit makes a window with its frame, not with a coder.
            let isWindow = xml.spells(xml.element, "window")
            let labels = isWindow ? ["contentRect", "styleMask", "backing", "defer"] : ["coder"]
            let isObject = xml.spells(xml.element, "customObject")
            storyboard.elements.append(.init(customClass: customClass, labels: isObject ? [] : labels))
        }
    }

    /// Whether the element is a controller. Older versions of Interface Builder do not state this in the scene.
    private var isControllerElement: Bool {
        // Most elements have a shorter name, and need no string.
        guard xml.element.count >= 14 else { return false }
        return switch storyboard.source.text(xml.element) {
        case "viewController", "tableViewController", "collectionViewController", "navigationController",
            "tabBarController", "splitViewController", "pageViewController", "hostingController", "windowController",
            "tabViewController", "glkViewController", "avPlayerViewController", "viewControllerPlaceholder",
            "controllerPlaceholder":
            true
        default: false
        }
    }

    private static let containers: [String] = [
        "navigationController", "tabBarController", "splitViewController", "tabViewController",
    ]

    private mutating func readController() {
        guard let id = text("id") else { return }
        controllerOfElement[controllerOfElement.count - 1] = storyboard.controllers.count
        storyboard.controllers.append(
            Storyboard.Controller(
                id: id.text, scene: scene, offset: xml.tagStart, customClass: customClass(),
                identifier: text("storyboardIdentifier"),
                isContainer: Self.containers.contains(storyboard.source.text(xml.element)), reference: reference()))
    }

    private func reference() -> Storyboard.Reference? {
        guard xml.spells(xml.element, "viewControllerPlaceholder") || xml.spells(xml.element, "controllerPlaceholder")
        else { return nil }
        return Storyboard.Reference(
            storyboardName: text("storyboardName"), identifier: text("referencedIdentifier"),
            isInOtherBundle: value("bundleIdentifier") != nil)
    }

    private mutating func readSegue() {
        if let customClass = customClass() {
            let labels = ["identifier", "source", "destination"]
            storyboard.elements.append(.init(customClass: customClass, labels: labels))
        }
        guard let destination = text("destination") else { return }
        storyboard.segues.append(
            Storyboard.Segue(
                scene: scene, destination: destination.text, offset: xml.tagStart,
                selector: text("destinationCreationSelector"), isUnwind: says("kind", "unwind")))
    }

    /// Reads an attribute, whose grandparent is the element to which it belongs.
    private mutating func readRuntimeAttribute() {
        guard controllerOfElement.count >= 3, let keyPath = text("keyPath") else { return }
        let controller = controllerOfElement[controllerOfElement.count - 3]
        guard controller >= 0, ["resolving", "swinjectRegistrationName"].contains(keyPath.text) else { return }
        storyboard.leftovers.append(Storyboard.Leftover(keyPath: keyPath, controller: controller))
    }

    private func customClass() -> Storyboard.CustomClass? {
        guard let name = text("customClass"), !name.text.isEmpty else { return nil }
        return Storyboard.CustomClass(
            name: name, module: text("customModule")?.text, isOfTarget: says("customModuleProvider", "target"))
    }

    // MARK: Attributes

    private func value(_ name: StaticString) -> ByteRange? { xml.attributes.first { xml.spells($0.name, name) }?.value }

    private func text(_ name: StaticString) -> XMLText? { value(name).map { XMLText(storyboard.source, $0) } }

    private func says(_ name: StaticString, _ text: StaticString) -> Bool {
        value(name).map { xml.spells($0, text) } ?? false
    }
}
