// swift-tools-version: 6.0
import PackageDescription

/// The ways in which controllers get what they need today: what the pages of the documentation show as "Before". The code
/// after is in `Scenarios`.
let package = Package(
    name: "Classics",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(path: "../UIKitStandIn")],
    targets: [
        .target(
            name: "Classics",
            dependencies: [
                .product(name: "UIKit", package: "UIKitStandIn", condition: .when(platforms: [.linux, .macOS]))
            ],
            resources: [.process("Base.lproj/Main.storyboard")]
        ),
        .testTarget(name: "ClassicsTests", dependencies: ["Classics"]),
    ]
)
