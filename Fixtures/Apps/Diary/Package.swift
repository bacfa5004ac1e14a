// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Diary",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: [
        // Without the plugin: the app owns the graph.
        .target(name: "Domain"),
        .executableTarget(
            name: "Diary",
            dependencies: ["Domain"],
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "DiaryTests", dependencies: ["Domain", "Diary"]),
    ]
)
