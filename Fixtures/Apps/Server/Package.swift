// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Server",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: [
        .executableTarget(name: "Server", plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]),
        .testTarget(name: "ServerTests", dependencies: ["Server"]),
    ]
)
