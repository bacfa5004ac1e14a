// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Cafe",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://example.com/furnish.git", from: "0.1.0")
    ],
    targets: [
        .executableTarget(
            name: "App",
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ]
)
