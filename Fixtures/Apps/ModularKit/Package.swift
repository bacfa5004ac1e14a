// swift-tools-version: 6.0
import PackageDescription

// A package of someone else, who has not moved to Swift 6 and has heard of Furnish.
let package = Package(
    name: "ModularKit",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "Analytics", targets: ["Analytics"]), .library(name: "Gestures", targets: ["Gestures"]),
    ],
    targets: [
        .target(name: "Analytics", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Gestures"),
    ]
)
