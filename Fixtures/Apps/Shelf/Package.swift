// swift-tools-version: 6.0
import PackageDescription

/// An app in SwiftUI. On Linux, which has no SwiftUI, a stand-in takes its place.
let package = Package(
    name: "Shelf",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "furnish", path: "../../.."),
        .package(path: "../SwiftUIStandIn"),
    ],
    targets: [
        .executableTarget(
            name: "Shelf",
            dependencies: [
                .product(name: "SwiftUI", package: "SwiftUIStandIn", condition: .when(platforms: [.linux])),
                .product(name: "Combine", package: "SwiftUIStandIn", condition: .when(platforms: [.linux])),
            ],
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
    ]
)
