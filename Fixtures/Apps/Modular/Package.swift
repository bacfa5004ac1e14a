// swift-tools-version: 6.0
import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Modular",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [
        .package(name: "furnish", path: "../../.."),
        .package(path: "../ModularKit"),
    ],
    targets: [
        .target(name: "Core", swiftSettings: swiftSettings),
        .target(
            name: "CounterFeature",
            dependencies: ["Core"],
            swiftSettings: swiftSettings,
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .target(name: "Motion", swiftSettings: swiftSettings),
        .executableTarget(
            name: "Modular",
            dependencies: [
                "Core", "CounterFeature", .product(name: "Analytics", package: "ModularKit"),
                .target(name: "Motion", condition: .when(platforms: [.iOS])),
                .product(name: "Gestures", package: "ModularKit", condition: .when(platforms: [.iOS])),
            ],
            swiftSettings: swiftSettings,
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(
            name: "CounterFeatureTests",
            dependencies: ["Core", "CounterFeature"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "ModularTests",
            dependencies: ["Core", "CounterFeature", "Modular", .product(name: "Analytics", package: "ModularKit")],
            swiftSettings: swiftSettings
        ),
    ]
)
