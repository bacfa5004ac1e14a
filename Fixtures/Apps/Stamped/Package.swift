// swift-tools-version: 6.1
import PackageDescription

// Another plugin writes a source, which Furnish reads too, because it comes first.
let package = Package(
    name: "Stamped",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Stamped",
            exclude: ["Greeting.template"],
            plugins: [.plugin(name: "StampPlugin"), .plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .plugin(name: "StampPlugin", capability: .buildTool()),
        .testTarget(name: "StampedTests", dependencies: ["Stamped"]),
    ]
)
