// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Wallet",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [
        .package(name: "furnish", path: "../../.."),
        .package(path: "../UIKitStandIn"),
    ],
    targets: [
        .executableTarget(
            name: "Wallet",
            dependencies: [
                .product(name: "UIKit", package: "UIKitStandIn", condition: .when(platforms: [.linux, .macOS]))
            ],
            resources: [.process("Main.storyboard")],
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "WalletTests", dependencies: ["Wallet"]),
    ]
)
