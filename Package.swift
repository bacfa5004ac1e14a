// swift-tools-version: 6.0
import PackageDescription

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
        .target(name: "FurnishWorkbench", dependencies: ["FurnishCore"]),
        .executableTarget(name: "furnish", dependencies: ["FurnishFiles", "FurnishWorkbench"]),
        .plugin(name: "FurnishPlugin", capability: .buildTool(), dependencies: ["furnish-generate"]),
        .plugin(
            name: "FurnishCommand",
            capability: .command(
                intent: .custom(verb: "furnish", description: "Check the dependency graph of a package's targets.")
            ),
            dependencies: ["furnish"]
        ),
        .testTarget(name: "AppTests", dependencies: ["furnish", "furnish-generate"]),
        .testTarget(name: "FurnishCoreTests", dependencies: ["FurnishCore", "FurnishWorkbench"]),
    ],
    swiftLanguageModes: [.v6]
)
