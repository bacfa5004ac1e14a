// swift-tools-version: 6.0
import PackageDescription

/// Models of views that an app without a factory had: observed, kept, held by singletons. On Linux, a stand-in takes the place of
/// SwiftUI.
let package = Package(
    name: "Weather",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "furnish", path: "../../.."),
        .package(path: "../SwiftUIStandIn"),
    ],
    targets: [
        .target(
            name: "Weather",
            dependencies: [
                .product(name: "SwiftUI", package: "SwiftUIStandIn", condition: .when(platforms: [.linux])),
                .product(name: "Combine", package: "SwiftUIStandIn", condition: .when(platforms: [.linux])),
            ],
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "WeatherTests", dependencies: ["Weather"]),
    ]
)
