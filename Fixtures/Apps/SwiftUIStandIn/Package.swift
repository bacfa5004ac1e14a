// swift-tools-version: 6.0
import PackageDescription

// As much of SwiftUI as the fixtures need, with SwiftUI's own signatures and isolation, for platforms that have no
// SwiftUI. An app imports `SwiftUI` and `Combine` either way and does not know the difference. Tests draw its views with
// a `Renderer`, which SwiftUI itself does not have.
let package = Package(
    name: "SwiftUIStandIn",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
    ],
    targets: [
        .target(name: "Combine"),
        .target(name: "SwiftUI", dependencies: ["Combine"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"]),
    ]
)
