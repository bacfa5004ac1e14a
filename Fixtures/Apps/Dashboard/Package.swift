// swift-tools-version: 6.0
import PackageDescription

// No target uses the plugin: the generated files are committed, and `swift package furnish check --output` keeps them up to date.
let package = Package(
    name: "Dashboard",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: [
        .target(name: "Gauges"),
        .executableTarget(name: "Dashboard", dependencies: ["Gauges"]),
    ]
)
