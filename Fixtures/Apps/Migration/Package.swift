// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let tools = ["Factory", "Needle", "Resolver", "SafeDI", "Swinject"]
/// The app with Furnish. Coming from Factory, Resolver and Swinject, it is the same.
let results = ["After", "AfterNeedle", "AfterSafeDI"]
let byHand: [Target] = [
    .executableTarget(name: "BeforeContainer"),
    .executableTarget(name: "HalfwayContainer", plugins: [plugin()]),
    .executableTarget(name: "DefaultsResolver", dependencies: ["ResolverStandIn"]),
]

/// One small app in each state of a migration, from a container made by hand and from five other tools: see the page about
/// migration. Stand-ins replace the other tools.
let package = Package(
    name: "Migration",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [.package(name: "furnish", path: "../../..")],
    targets: byHand + tools.flatMap(migration) + results.map { .executableTarget(name: $0, plugins: [plugin()]) } + [
        .macro(name: "SafeDIMacros"),
        .testTarget(name: "MigrationTests", dependencies: results.map { .byName(name: $0) }),
    ]
)

func migration(from tool: String) -> [Target] {
    let standIn = "\(tool)StandIn"
    return [
        .target(name: standIn, dependencies: tool == "SafeDI" ? ["SafeDIMacros"] : []),
        .executableTarget(name: "Before\(tool)", dependencies: [.byName(name: standIn)]),
        .executableTarget(name: "Halfway\(tool)", dependencies: [.byName(name: standIn)], plugins: [plugin()]),
    ]
}

func plugin() -> Target.PluginUsage { .plugin(name: "FurnishPlugin", package: "furnish") }
