// swift-tools-version: 6.0
import PackageDescription

/// The example of the README. On Linux, which has no SwiftUI, a stand-in takes its place.
let package = Package(
    name: "Books",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "furnish", path: "../../.."),
        .package(path: "../SwiftUIStandIn"),
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                .product(name: "SwiftUI", package: "SwiftUIStandIn", condition: .when(platforms: [.linux]))
            ],
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ]
)
