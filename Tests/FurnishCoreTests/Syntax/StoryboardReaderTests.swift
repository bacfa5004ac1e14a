import Foundation
import Testing

@testable import FurnishCore

/// Tests the storyboard reader, also on damaged files.
struct StoryboardReaderTests {
    private static let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB""#

    private func read(_ text: String) -> Storyboard {
        StoryboardReader.read(SourceFile(path: "Main.storyboard", text: text))
    }

    private func scene(_ objects: String) -> Storyboard {
        read("\(Self.head)>\n<scenes><scene sceneID=\"a\"><objects>\(objects)</objects></scene></scenes></document>")
    }

    // MARK: Contents

    @Test func recognizesTheFrameworkByTheDocumentType() {
        for (type, framework) in [
            ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", Storyboard.Framework.uiKit),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .uiKit),
            ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .appKit),
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", nil),
            ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", nil),
        ] as [(String, Storyboard.Framework?)] {
            #expect(read("<document type=\"\(type)\"/>").framework == framework, "\(type)")
        }
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func ignoresUTF16(_ encoding: String.Encoding) throws {
        let bytes = try #require("\u{FEFF}\(Self.head)/>".data(using: encoding))
        #expect(StoryboardReader.read(SourceFile(path: "Main.storyboard", bytes: bytes)).isBroken)
    }

    @Test func readsTheOffsetsOfAController() throws {
        let storyboard = scene(
            "<viewController storyboardIdentifier='Cat &amp; dog' id=\"1\" customClass=\"A\" customModule=\"M\" "
                + "customModuleProvider=\"target\" sceneMemberID=\"viewController\"/>")
        let controller = try #require(storyboard.controllers.first)
        let identifier = try #require(controller.identifier)
        #expect(identifier.text == "Cat & dog")
        let position = LineTable(storyboard.source).position(of: identifier.offset)
        #expect(position == Position(line: 2, column: 75))
        let customClass = try #require(controller.customClass)
        #expect(customClass.name.text == "A" && customClass.module == "M" && customClass.isOfTarget)
    }

    @Test func readsSeguesOfGestureRecognizers() {
        let storyboard = scene(
            """
            <viewController id="1" sceneMemberID="viewController"/>
            <tapGestureRecognizer id="2"><connections>
            <segue destination="3" kind="show" destinationCreationSelector="make:sender:" id="4"/>
            <segue destination="5" kind="unwind" unwindAction="back:" id="6"/>
            </connections></tapGestureRecognizer>
            """)
        #expect(storyboard.segues.map(\.destination) == ["3", "5"])
        #expect(storyboard.segues.map(\.scene) == [0, 0])
        #expect(storyboard.segues.map(\.isUnwind) == [false, true])
        #expect(storyboard.segues.map(\.selector?.text) == ["make:sender:", nil])
    }

    @Test func readsReferences() throws {
        let storyboard = scene(
            """
            <viewControllerPlaceholder storyboardName="A" referencedIdentifier="B" bundleIdentifier="c.d" id="1" \
            sceneMemberID="viewController"/><controllerPlaceholder storyboardName="C" id="2" \
            sceneMemberID="viewController"/>
            """)
        let references = storyboard.controllers.compactMap(\.reference)
        #expect(references.map(\.storyboardName?.text) == ["A", "C"])
        #expect(references.map(\.identifier?.text) == ["B", nil])
        #expect(references.map(\.isInOtherBundle) == [true, false])
    }

    @Test func assignsRuntimeAttributesToTheirController() {
        let attribute =
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"resolving\" "
            + "value=\"YES\"/></userDefinedRuntimeAttributes>"
        let storyboard = scene(
            "<viewController id=\"1\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"2\">\(attribute)</view>"
                + "\(attribute)</viewController>")
        #expect(storyboard.leftovers.map(\.controller) == [0])
    }

    @Test func decodesEntities() {
        for (written, meant) in [
            ("&lt;&gt;&quot;&apos;&#65;&#x42;", "<>\"'AB"), ("&unknown; & &#xD800; &#;", "&unknown; & &#xD800; &#;"),
            ("Übersicht &#128512;", "Übersicht 😀"), ("&", "&"), ("&amp", "&amp"),
        ] as [(String, String)] {
            let storyboard = scene(
                "<viewController storyboardIdentifier=\"\(written)\" id=\"1\" sceneMemberID=\"viewController\"/>")
            #expect(storyboard.controllers.first?.identifier?.text == meant, "\(written)")
        }
    }

    @Test func ignoresTheDeviceInAFileName() {
        let names = ["Main.storyboard", "Base.lproj/Main~ipad.storyboard", "/a/b.c/Main~iphone.storyboard"].map {
            path in
            Storyboard(source: SourceFile(path: path, text: "")).name
        }
        #expect(names == ["Main", "Main", "Main"])
    }

    // MARK: XML

    @Test func readsXML() {
        for text in [
            "\u{FEFF}<?xml version=\"1.0\"?>\r\n\(Self.head)>\r\n</document>\r\n",
            "<!-- a -->\(Self.head)/>",
            "\(Self.head)><![CDATA[ <a> ]]> & text <!-- <b> --></document><!-- c -->\n",
            "\(Self.head)\n\t>\n</document\n>",
        ] as [String] {
            #expect(!read(text).isBroken, "\(text)")
            #expect(read(text).framework == .uiKit, "\(text)")
        }
    }

    @Test func ignoresBrokenXML() {
        for text in [
            "", " ", "text", "<", "<>", "< a/>", "<a", "<a>", "<a></b>", "<a><b></a></b>", "</a>", "<a/><b/>",
            "<a/>text",
            "<a b/>", "<a b=c/>", "<a b=\"c/>", "<a b=\"<\"/>", "<a b=\"c\"d=\"e\"/>", "<a><!-- </a>",
            "<a><![CDATA[ </a>",
            "<a><?b </a>", "<a><!b></a>", "<!DOCTYPE a [", "<!DOCTYPE a><a/>", "<a>\n<<<<<<< HEAD\n</a>", "<a/ >", "\0",
            "<a\0/>",
        ] as [String] {
            let text = text.replacingOccurrences(of: "<a", with: Self.head)
                .replacingOccurrences(of: "</a", with: "</document")
            let storyboard = read(text)
            #expect(storyboard.isBroken && storyboard.framework == nil, "\(text.debugDescription)")
        }
    }

    // MARK: Damaged files

    @Test func readsInLinearTime() {
        for text in [
            String(repeating: "<a>", count: 300_000), String(repeating: "<a ", count: 300_000),
            "<a " + String(repeating: "b=\"c\" ", count: 150_000) + "/>",
            "<a>" + String(repeating: "<!-- -", count: 150_000),
            "<a>" + String(repeating: "]]", count: 300_000),
            "<a b=\"" + String(repeating: "&amp", count: 200_000) + "\"/>",
            String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000),
        ] {
            _ = withinAMinute { read("\(Self.head)><scene>\(text)</scene></document>") }
        }
    }

    /// Truncates a storyboard, and deletes, repeats or replaces bytes.
    @Test func readsAnyDamagedStoryboard() throws {
        var random = RandomNumbers(seed: 1)
        let samples = try Fixture.all("Generation").flatMap { try $0.storyboards }.map { try Data(contentsOf: $0) }
        try #require(!samples.isEmpty)
        for _ in 0..<Fixture.scaled(500) {
            var bytes = [UInt8](samples[random.next(below: samples.count)])
            for _ in 0...random.next(below: 6) { mutate(&bytes, &random) }
            let storyboard = StoryboardReader.read(SourceFile(path: "A.storyboard", bytes: Data(bytes)))
            for controller in storyboard.controllers { #expect(Int(controller.offset) < bytes.count) }
        }
    }

    /// Validation of a damaged storyboard must not crash either.
    @Test func validatesAnyDamagedStoryboard() throws {
        for fixture in try Fixture.all("Diagnostics") where try !fixture.storyboards.isEmpty {
            var random = RandomNumbers(seed: 1)
            let sources = try fixture.sources.map { SourceFile(path: $0.path, bytes: try Data(contentsOf: $0)) }
            let module = SourceModule(name: fixture.name, origin: .own, files: sources)
            let storyboards = try fixture.storyboards.map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
            for _ in 0..<Fixture.scaled(10) {
                let files = storyboards.map { name, bytes in
                    var bytes = bytes
                    mutate(&bytes, &random)
                    return SourceFile(path: name, bytes: Data(bytes))
                }
                _ = Renderer.render(FurnishCore.Generator.generate([module], storyboards: files).diagnostics)
            }
        }
    }

    private static let delimiters = Array("<>/=\"'&!?-[]\0 ".utf8)

    private func mutate(_ bytes: inout [UInt8], _ random: inout RandomNumbers) {
        guard !bytes.isEmpty else { return }
        let place = random.next(below: bytes.count)
        let end = min(bytes.count, place + 1 + random.next(below: 40))
        switch random.next(below: 6) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3: bytes[place] = Self.delimiters[random.next(below: Self.delimiters.count)]
        case 4: bytes[place] = UInt8(random.next(below: 256))
        default: bytes.swapAt(place, end - 1)
        }
    }
}
