// swift-tools-version: 6.2
import PackageDescription

// Another plugin writes a source, which Furnish reads too, because it comes first. A trait brings a target, which it reads then,
// and the generated locks say where they are unsafe.
let package = Package(
    name: "Stamped",
    platforms: [.macOS(.v13)],
    traits: ["Color"],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: [
        .target(name: "Ink"),
        .executableTarget(
            name: "Stamped",
            dependencies: [.target(name: "Ink", condition: .when(traits: ["Color"]))],
            exclude: ["Greeting.template"],
            swiftSettings: [.strictMemorySafety()],
            plugins: [.plugin(name: "StampPlugin"), .plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .plugin(name: "StampPlugin", capability: .buildTool()),
        .testTarget(name: "StampedTests", dependencies: ["Stamped"]),
    ]
)
