import Foundation
import Testing

/// The tool as the plugin runs it for a target of an Xcode project.
struct XcodeProjectTests {
    private let folder = try! ToolFolder()
    private let generate =
        "furnish generate --module Shop --output Shop.swift --record Shop.record --xcode-project Market"

    private func run(_ command: String) throws -> (status: Int32, output: String) { try folder.shell(command) }

    private func write(_ text: String, to path: String) throws {
        let parent = folder.directory.appending(path: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try folder.write(text, to: path)
    }

    init() throws {
        try write(
            "import Core\n\n// @Needs\nstruct Screen {\n    let clock: Clock\n    var alarm: Alarm? = nil\n}\n",
            to: "App.swift")
        try write(
            "import struct Time.Zone\n\n// @Provides\npublic struct Clock {\n    public init(zone: Zone) {}\n}\n",
            to: "Core/Clock.swift")
        try write("// @Provides\npublic struct Zone {\n    public init() {}\n}\n", to: "Time/Sources/Deep/Zone.swift")
    }

    @Test func otherTargetsTakePartIfSomethingImportsThem() throws {
        try write("// @Provides\npublic struct Alarm {\n    public init() {}\n}\n", to: "Alarms/Alarm.swift")
        let targets = "--project-target Core Core/Clock.swift --project-target Alarms Alarms/Alarm.swift"
        let command = "\(generate) App.swift Other.swift \(targets) --project-target Time Time/Sources/Deep/Zone.swift"
        try write("struct Other {}\n", to: "Other.swift")
        let first = try run(command)
        #expect(first == (0, ""))
        let text = try folder.read("Shop.swift")
        #expect(text.contains("Clock(zone: makeZone())"))
        #expect(!text.contains("Alarm"))
        // The record notices an import in a file without markers.
        try write("import Alarms\n\nstruct Other {}\n", to: "Other.swift")
        let second = try run(command)
        #expect(second == (0, ""))
        #expect(try folder.read("Shop.swift").contains("alarm: makeAlarm()"))
    }

    @Test func aFileListsFurtherModules() throws {
        try write("\nCore Core  \r\n  Time\tTime/Sources\n", to: "Furnish.modules")
        try write("struct Hidden {}", to: "Time/Sources/.build/Checkout.swift")
        let command = "\(generate) App.swift --modules Furnish.modules"
        let first = try run(command)
        #expect(first == (0, ""))
        let text = try folder.read("Shop.swift")
        #expect(text.contains("import Time"))
        let date = try folder.modified("Shop.swift")
        expectSuccess(try run(command))
        #expect(try folder.modified("Shop.swift") == date)

        // Nothing is reported as missing because of a module that is not there.
        try write("Core Core\n\n  Time Gone/Sources\nKit\n", to: "Furnish.modules")
        let mistaken = try run(command)
        #expect(mistaken.status == 1)
        #expect(
            mistaken.output == """
                Furnish.modules:3:3: error: there is no folder 'Gone/Sources' with Swift files for 'Time' [#UnknownModule]
                Furnish.modules:4:1: error: the folder of 'Kit' is missing: write 'Kit FOLDER', relative to this file [#UnknownModule]

                """)
        #expect(try folder.read("Shop.swift") == text)
        let checked = try run("furnish check --module Shop App.swift --modules Furnish.modules --format json")
        #expect(checked.status == 1)
        #expect(checked.output.contains("\"line\": 4"), "\(checked.output)")
    }

    @Test func theFolderIsRelativeToTheFile() throws {
        try write("Core ../Core\nTime ../Time/Sources\n", to: "App/Furnish.modules")
        let run = try run("\(generate) App.swift --modules App/Furnish.modules")
        #expect(run == (0, ""))
        let missing = try self.run("\(generate) App.swift --modules Gone.modules")
        #expect(missing.status == 2)
        #expect(missing.output == "furnish: error: Gone.modules: No such file or directory\n")
    }

    /// The project that the workflow for macOS builds.
    @Test func theAppOfAProjectGetsWhatItsModulesProvide() throws {
        let market = App.repository.appending(path: "Tests/Plugins/Xcode/Market").path
        let run = try run(
            "cp -R '\(market)' . && \(generate) Market/Shop/ShopApp.swift --modules Market/Shop/Furnish.modules"
                + " --project-target Core Market/Core/OpeningHours.swift --project-target Booth Market/Booth/BoothApp.swift"
        )
        #expect(run == (0, ""))
        #expect(try folder.read("Shop.swift").contains("ShopView(hours: makeOpeningHours(), theme: makeTheme())"))
    }

    @Test func anErrorSaysWhatThePluginDoesNotSee() throws {
        try write("import Sky\n\n// @Needs\nstruct Screen {\n    let weather: Weather\n}\n", to: "App.swift")
        let run = try run("\(generate) App.swift")
        #expect(run.status == 1)
        #expect(
            run.output.contains("App.swift:5:18: note: in an Xcode project, Furnish sees this target"), "\(run.output)")
        #expect(run.output.contains("'Furnish.modules': if another module declares 'Weather', add it to that file"))
        let package = try self.run("furnish generate --module Shop --output Shop.swift App.swift")
        #expect(!package.output.contains("Xcode"))
        let inXcode = try self.run("XCODE_VERSION_ACTUAL=2700 \(generate) App.swift")
        #expect(
            inXcode.output.contains("which 'Screen' needs, and no module that Furnish sees declares 'Weather': to pass")
        )
    }

    @Test func mistakesInTheListAreSaid() throws {
        try write("Core: Core\n2nd Core\nShop Core\n# Core\nTime Time/Sources\nTime Core\n", to: "Furnish.modules")
        let run = try run("\(generate) App.swift --modules Furnish.modules --project-target Time App.swift")
        #expect(
            run.output == """
                Furnish.modules:1:1: error: 'Core:' is not the name of a module: write a module, white space, and the folder of its sources [#UnknownModule]
                Furnish.modules:2:1: error: '2nd' is not the name of a module: write a module, white space, and the folder of its sources [#UnknownModule]
                Furnish.modules:3:1: error: 'Shop' is the module of this target: list only other modules [#UnknownModule]
                Furnish.modules:4:1: error: '#' is not the name of a module: write a module, white space, and the folder of its sources [#UnknownModule]

                """)
    }

    @Test func theFactoryHasTheTargetsNameAndTheModuleItsOwn() throws {
        try write(
            "// @Provides\nstruct Clock {}\n\n// @Needs\nstruct Screen {\n    let clock: Market.Clock\n}\n",
            to: "App.swift")
        let run = try run("PRODUCT_MODULE_NAME=Market \(generate) App.swift")
        #expect(run == (0, ""))
        #expect(try folder.read("Shop.swift").contains("class ShopFactory {"))
        let other = try self.run("\(generate) App.swift")
        #expect(other.status == 1, "The module is 'Shop' without the setting, so 'Market' is another one.")
    }

    @Test func inXcodeTheLineOfAnErrorSaysItsFixes() throws {
        for (source, line) in [
            (
                "protocol Clock {}\nstruct SystemClock: Clock {}\n// @Needs\nstruct Screen {\n    let clock: any Clock\n}\n",
                "A.swift:5:16: error: nothing provides 'Clock', which 'Screen' needs: mark 'SystemClock' '// @Provides(as: Clock)' (A.swift:2) [#MissingProvider]"
            ),
            (
                "// @Needs\nstruct Screen {\n    let id: Int\n}\n",
                "A.swift:3:13: error: nothing provides 'Int', which 'Screen' needs: to pass 'id', write '// @Needs(given: id)' (A.swift:1) [#MissingProvider]"
            ),
            (
                "protocol Clock {}\nstruct One: Clock {}\nstruct Two: Clock {}\nstruct Three: Clock {}\n// @Needs\nstruct Screen {\n    let clock: any Clock\n}\n",
                "A.swift:7:16: error: nothing provides 'Clock', which 'Screen' needs: mark 'One' '// @Provides(as: Clock)' (A.swift:2), or mark 'Two' '// @Provides(as: Clock)' (A.swift:3) [#MissingProvider]"
            ),
            (
                "// @Provide\nstruct Clock {}\n",
                "A.swift:1:4: warning: '@Provide' is not a marker: write '@Provides' [#MisspelledMarker]"
            ),
        ] as [(String, String)] {
            try write(source, to: "A.swift")
            let command = "furnish generate --module Shop --output Shop.swift A.swift"
            let plain = try run(command)
            let inXcode = try run("XCODE_VERSION_ACTUAL=2700 \(command)")
            let lines = inXcode.output.split(separator: "\n")
            #expect(try #require(lines.first) == line, "\(source)")
            #expect(lines.dropFirst() == plain.output.split(separator: "\n").dropFirst(), "\(source)")
            #expect(inXcode.status == plain.status, "\(source)")
        }
    }
}
