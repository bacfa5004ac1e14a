// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Counter",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [
        .package(name: "furnish", path: "../../.."),
        .package(path: "../UIKitStandIn"),
    ],
    targets: [
        .executableTarget(
            name: "Counter",
            dependencies: [
                .product(name: "UIKit", package: "UIKitStandIn", condition: .when(platforms: [.linux, .macOS]))
            ],
            resources: [.process("Main.storyboard")],
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "CounterTests", dependencies: ["Counter"]),
    ]
)
