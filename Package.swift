// swift-tools-version: 6.2
import PackageDescription

/// A release build of an app compiles the tool too. Optimization would cost three to four times the CPU time, which the tool
/// cannot win back. `Plugins/prebuilt` makes an optimized tool.
let fast: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The command with everything. `furnish help language` and `furnish explain` print the pages.
let command: Target = .executableTarget(
    name: "furnish", dependencies: ["FurnishOutlines", "FurnishWorkbench"],
    resources: [.embedInCode("Furnish.docc/Language.md"), .embedInCode("Furnish.docc/Errors.md")], swiftSettings: fast
)

/// What people request by hand. The files of the folder `GraphPage` are the page that shows a graph.
let workbench: Target = .target(
    name: "FurnishWorkbench", dependencies: ["FurnishCore"],
    resources: ["page.html", "style.css", "layout.js", "drawing.js", "panel.js", "control.js"]
        .map { .embedInCode("Reports/GraphPage/\($0)") },
    swiftSettings: fast
)

let package = Package(
    name: "furnish",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "furnish", targets: ["furnish"]),
        .plugin(name: "FurnishPlugin", targets: ["FurnishPlugin"]),
        .plugin(name: "FurnishCommand", targets: ["FurnishCommand"]),
    ],
    targets: [
        .target(name: "FurnishTables", swiftSettings: fast),
        .target(name: "FurnishCore", dependencies: ["FurnishTables"], swiftSettings: fast),
        .target(name: "FurnishFiles", dependencies: ["FurnishCore"], swiftSettings: fast),
        .executableTarget(name: "furnish-generate", dependencies: ["FurnishFiles"], swiftSettings: fast),
        .target(name: "FurnishOutlines", dependencies: ["FurnishFiles"], swiftSettings: fast),
        workbench,
        command,
        .plugin(name: "FurnishPlugin", capability: .buildTool(), dependencies: ["furnish-generate"]),
        .plugin(
            name: "FurnishCommand",
            capability: .command(
                intent: .custom(verb: "furnish", description: "Check the dependency graph of a package's targets.")
            ),
            dependencies: ["furnish"]
        ),
        .testTarget(name: "AppTests", dependencies: ["furnish", "furnish-generate"]),
        .testTarget(name: "FurnishCoreTests", dependencies: ["FurnishCore", "FurnishOutlines", "FurnishWorkbench"]),
    ],
    swiftLanguageModes: [.v6]
)
