// swift-tools-version: 6.0
import PackageDescription

// As much of UIKit as the fixtures need, with UIKit's own signatures and isolation, for platforms that have no UIKit.
// An app imports `UIKit` either way and does not know the difference.
let package = Package(
    name: "UIKitStandIn",
    platforms: [.macOS(.v13)],
    products: [.library(name: "UIKit", targets: ["UIKit"])],
    targets: [
        .target(name: "UIKit"),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit"],
            resources: [.process("Animals.storyboard"), .process("Shop.storyboard")]),
    ]
)
