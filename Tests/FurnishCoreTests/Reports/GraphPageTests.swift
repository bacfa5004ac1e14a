import Foundation
import FurnishCore
import FurnishWorkbench
import Testing

/// Opens the page in Chromium, and checks what its scripts drew.
@Suite(.enabled(if: Browser.path != nil), .serialized) struct GraphPageTests {
    private static let program = """
        protocol Clock {}
        protocol Step {}
        // @Provides(once, live, as: Clock)
        final class SystemClock: Clock {}
        // @Provides(once)
        final class Store { init(clock: any Clock, user: User) {} }
        // @Provides(weak)
        final class Cache {}
        // @Provides(graph)
        final class Model { init(store: Store, cache: Cache) {} }
        // @Provides(into: [Step])
        struct First: Step { init(clock: any Clock, cache: Cache) {} }
        // @Provides(into: [Step])
        struct Second: Step {}
        // @Scope
        struct Session {
            // @Provides
            let user: User
        }
        struct User {}
        final class HomeScreen {
            // @Needs(in: Session)
            init(model: Model) {}
        }
        final class LoginScreen {
            // @Needs
            init(makeSession: @escaping (Session) -> SessionFactory, steps: [any Step]) {}
        }

        """

    private static let mistakes = """
        protocol Maps {}
        final class EditorScreen {
            // @Needs
            init(editor: Editor, maps: any Maps) {}
        }
        // @Provides
        final class Editor { init(toolbar: Toolbar) {} }
        // @Provides
        final class Toolbar { init(history: History, maps: any Maps) {} }
        // @Provides
        final class History { init(editor: Editor) {} }

        """

    private func page(_ text: String) -> String {
        let file = SourceFile(path: "App.swift", text: text)
        return Workbench.graph([SourceModule(name: "App", origin: .own, files: [file])], as: .html).report
    }

    @Test func arrowheadsShowTheDirectionOfNeeds() throws {
        let drawing = try Browser.draw(page(Self.program + Self.mistakes))
        // The tip touches the left side of what is needed.
        #expect(drawing.hasArrow("", at: try drawing.node("Store").left))
        // The edge that closes the cycle ends at the top of the first type in it.
        #expect(drawing.hasArrow("cyclic", at: try drawing.node("Editor").top))
        #expect(drawing.arrows.filter { $0.look == "cyclic" }.count == 4, "three in the graph, one in the legend")
    }

    @Test func anEdgeToAMissingProviderIsNotPartOfACycle() throws {
        let drawing = try Browser.draw(page(Self.mistakes))
        let left = try drawing.node("Maps").left
        #expect(drawing.hasArrow("lost", at: left) && !drawing.hasArrow("cyclic", at: left))
        #expect(!drawing.path("edge lost").isEmpty && !drawing.path("edge cyclic").isEmpty)
    }

    @Test func theLegendNamesWhatIsDrawn() throws {
        let drawing = try Browser.draw(page(Self.program + Self.mistakes))
        #expect(
            drawing.legend == [
                "entry point 3", "new for each need 7", "once 2", "shared within one call 1", "weak 1", "collection 1",
                "factory of a scope 1", "missing 1", "in a cycle 3", "live: touches the outside world 1", "takes",
                "takes a closure that makes", "cycle", "nothing provides it", "makes this factory",
                "needs of the selection", "what needs the selection",
            ])
        let correct = try Browser.draw(page("// @Provides\nstruct A {}\n// @Needs\nfunc run(a: A) {}"))
        #expect(
            correct.legend == [
                "entry point 1", "new for each need 1", "takes", "needs of the selection", "what needs the selection",
            ])
    }

    /// The corners of an outline have a fixed size, so only an icon of a node's size has a node's shape.
    @Test func theLegendHasTheShapesOfTheGraph() throws {
        let drawing = try Browser.draw(page(Self.program))
        #expect(drawing.icons.count == 8)
        #expect(drawing.icons.contains("M10,0H54L64,19L54,38H10L0,19Z"), "a hexagon")
        #expect(drawing.icons.contains("M0,0H52L64,19L52,38H0Z"), "an arrow")
    }

    @Test func nodesNameTheTypesThatTheyAreProvidedAs() throws {
        #expect(try Browser.draw(page(Self.program)).node("SystemClock").fact == "once · live · as Clock")
    }

    @Test func aScopesFactoryIsLinkedToItsArea() throws {
        let drawing = try Browser.draw(page(Self.program))
        let node = try drawing.node("SessionFactory")
        let door = try #require(drawing.arrows.first { $0.look == "door" })
        #expect(door.tip.x > node.x && door.tip.y > node.y)
        #expect(drawing.html.contains(#"class="area made""#))
        #expect(drawing.html.contains(#"data-id="\#(node.id)">SessionFactory</text>"#))
        let chosen = try Browser.draw(page(Self.program), choosing: "SessionFactory")
        #expect(chosen.html.contains("Show what SessionFactory makes"))
    }

    @Test func nodesOfOneKindShareAColumn() throws {
        // Without levels, the second element would be further to the right than the first, which has needs of its own.
        let drawing = try Browser.draw(page(Self.program))
        #expect(try drawing.node("First").x == drawing.node("Second").x)
        #expect(try drawing.node("HomeScreen").x == drawing.node("LoginScreen").x)
    }

    @Test func thePanelCoversNoNeighborOfTheSelection() throws {
        let types = (0..<3).map {
            "// @Provides\nfinal class LongNameOfAType\($0) { init(_: LongNameOfAType\($0 + 1)) {} }\n"
        }
        let last = "// @Provides\nfinal class LongNameOfAType3 {}\n"
        let text = types.joined() + last + "// @Needs\nfunc run(_: LongNameOfAType0, _: LongNameOfAType3) {}"
        let drawing = try Browser.draw(page(text), choosing: "LongNameOfAType3")
        for name in ["run", "LongNameOfAType2", "LongNameOfAType3"] {
            let node = try drawing.node(name)
            let left = drawing.offset + node.x * drawing.scale
            #expect(left >= 0 && left + node.width * drawing.scale <= 1200 - 360, "\(name)")
        }
        #expect(drawing.hasArrow("trace up", at: try drawing.node("LongNameOfAType3").left))
    }

    @Test func hostileNamesAreText() throws {
        let hostile =
            "// @Needs\nfunc run(_: Box<Map<Int, Text>>) {}\n// @Provides\nstruct Box<T> {}\nstruct Map<A, B> {}"
        #expect(try Browser.draw(page(hostile)).html.contains(">Box&lt;Map&lt;Int, Text&gt;&gt;</text>"))
    }

    @Test func theSameInputIsTheSamePage() {
        #expect(page(Self.program + Self.mistakes) == page(Self.program + Self.mistakes))
    }
}

/// What a page draws.
private struct Drawing {
    struct Node {
        let id: String
        let x: Double
        let y: Double
        let width: Double
        let fact: String

        static let height = 38.0
        var left: (x: Double, y: Double) { (x, y + Self.height / 2) }
        var top: (x: Double, y: Double) { (x + width / 2, y) }
    }

    let html: String

    /// Finds a node by its type. A node's outline ends at its right side, or 4 points after it.
    func node(_ type: String) throws -> Node {
        let start = try #require(html.range(of: "aria-label=\"\(type)\"") ?? html.range(of: "aria-label=\"\(type), "))
        let head = try #require(html[..<start.lowerBound].range(of: "<g ", options: .backwards))
        let tail = try #require(html.range(of: "</g>", range: start.upperBound..<html.endIndex))
        let text = html[head.lowerBound..<tail.lowerBound]
        let place = try #require(text.firstMatch(of: #/translate\(([-\d.]+),([-\d.]+)\)" data-id="(\d+)"/#))
        let outline = try #require(text.firstMatch(of: #/class="shape" d="([^"]*)"/#)).1
        let numbers = outline.matches(of: #/[\d.]+/#).compactMap { Double($0.output) }
        let fact = text.firstMatch(of: #/class="fact"[^>]*>([^<]*)</#).map { String($0.1) } ?? ""
        return Node(
            id: String(place.3), x: Double(place.1) ?? 0, y: Double(place.2) ?? 0, width: numbers.max() ?? 0, fact: fact
        )
    }

    /// The arrowheads, those of the legend included.
    var arrows: [(look: String, tip: (x: Double, y: Double))] {
        html.matches(of: #/class="arrow([^"]*)" d="M[-\d.]+,[-\d.]+L([-\d.]+),([-\d.]+)L/#).map { match in
            (match.1.trimmingCharacters(in: .whitespaces), (Double(match.2) ?? 0, Double(match.3) ?? 0))
        }
    }

    /// The tip may be at the edge of a line, which is a point wide.
    func hasArrow(_ look: String, at place: (x: Double, y: Double)) -> Bool {
        arrows.contains { $0.look == look && abs($0.tip.x - place.x) < 1 && abs($0.tip.y - place.y) < 1 }
    }

    /// The data of the path with these classes.
    func path(_ classes: String) -> String {
        html.range(of: "class=\"\(classes)\" d=\"").map { String(html[$0.upperBound...].prefix { $0 != "\"" }) } ?? ""
    }

    private var footer: Substring { html.range(of: "<footer").map { html[$0.lowerBound...] } ?? "" }

    var legend: [String] {
        footer.matches(of: #/</svg>([^<]*)<\/(button|span)>/#).map { String($0.1) }
    }

    var icons: [String] { footer.matches(of: #/class="shape" d="([^"]*)"/#).map { String($0.1) } }

    var scale: Double { html.firstMatch(of: #/scale\(([-\d.]+)\)/#).flatMap { Double($0.1) } ?? 0 }

    /// The left side of the drawing.
    var offset: Double {
        html.firstMatch(of: #/id="world" transform="translate\(([-\d.]+),/#).flatMap { Double($0.1) } ?? 0
    }
}

private enum Browser {
    static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Opens a page in a window of 1,200 by 900 points.
    static func draw(_ page: String, choosing type: String = "") throws -> Drawing {
        let folder = FileManager.default.temporaryDirectory.appending(path: "furnish-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "page.html")
        try page.write(to: file, atomically: true, encoding: .utf8)
        let output = Pipe()
        let process = Process()
        process.executableURL = path.map { URL(filePath: $0) }
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
            "--window-size=1200,900", "--virtual-time-budget=5000", "--dump-dom",
            file.absoluteString + (type.isEmpty ? "" : "#" + type),
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Drawing(html: String(decoding: data, as: UTF8.self))
    }
}
