// swift-tools-version: 6.0
import PackageDescription

/// An app whose tests cannot reach the network: see `Tests`.
let package = Package(
    name: "Forecast",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: [
        .target(name: "Forecast", plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]),
        .testTarget(name: "ForecastTests", dependencies: ["Forecast"]),
    ]
)
