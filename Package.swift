// swift-tools-version: 6.2
import PackageDescription

/// Who depends on Furnish compiles the tool too, in each configuration. Optimization, debug information, checks of exclusive access
/// and the compiler's checks of its own work cost more CPU time than the tool can win back. A checkout may keep all but the first,
/// for its tests and for a debugger. `Plugins/prebuilt` makes an optimized tool.
let isDeveloping = Context.environment["FURNISH_DEVELOPING"] == "1"
var quick = ["-Xfrontend", "-gnone", "-enforce-exclusivity=unchecked"]
// Options of the compiler's own, which a later one may not have. Copies of variables for a debugger would take a seventh of the tool's
// instructions, also without debug information.
#if compiler(<7)
    quick += ["-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-debugger-shadow-copies"]
#endif
let fast: [SwiftSetting] =
    [.unsafeFlags(["-Onone"], .when(configuration: .release))] + (isDeveloping ? [] : [.unsafeFlags(quick)])

let package = Package(
    name: "furnish",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "furnish", targets: ["furnish"]),
        .plugin(name: "FurnishPlugin", targets: ["FurnishPlugin"]),
        .plugin(name: "FurnishCommand", targets: ["FurnishCommand"]),
    ],
    targets: [
        .target(name: "FurnishTables"),
        .target(name: "FurnishCore", dependencies: ["FurnishTables"]),
        .target(name: "FurnishFiles", dependencies: ["FurnishCore"]),
        .executableTarget(name: "furnish-generate", dependencies: ["FurnishFiles"]),
        .target(name: "FurnishOutlines", dependencies: ["FurnishFiles"]),
        // Its generated file has the texts of this folder.
        .target(name: "FurnishWorkbench", dependencies: ["FurnishCore"], exclude: ["Reports/GraphPage"]),
        .executableTarget(
            name: "furnish", dependencies: ["FurnishOutlines", "FurnishWorkbench"], exclude: ["Assistant.md"]),
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
for target in package.targets where [.regular, .executable].contains(target.type) { target.swiftSettings = fast }
