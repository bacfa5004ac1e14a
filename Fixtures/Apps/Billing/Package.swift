// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Billing",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: [
        .target(name: "Core"),
        .target(name: "Invoicing", dependencies: ["Core"]),
        .target(name: "Storage", dependencies: ["Core", "Invoicing"]),
        .target(name: "Handlers", dependencies: ["Core", "Invoicing"]),
        // The app alone has the plugin, and the other modules are judged with it.
        .executableTarget(
            name: "Billing",
            dependencies: ["Core", "Invoicing", "Storage", "Handlers"],
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: "BillingTests", dependencies: ["Core", "Invoicing", "Handlers", "Billing"]),
    ]
)
