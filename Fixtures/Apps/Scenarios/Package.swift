// swift-tools-version: 6.0
import PackageDescription

/// The ways in which controllers get what they need today, each rewritten with markers: see the pages of the
/// documentation that are called as the targets are.
let package = Package(
    name: "Scenarios",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13)],
    dependencies: [
        .package(name: "furnish", path: "../../.."),
        .package(path: "../UIKitStandIn"),
    ],
    targets: scenario("LazyViewModels") + scenario("CoderInitializers") + scenario("TypedStoryboards")
        + scenario("Wallets") + scenario("ChildControllers") + scenario("OpenedScenes")
        + scenario("Coordinators", resources: [])
        + scenario(
            "StoryboardCoordinators",
            resources: ["MoviesList", "MovieDetails", "Suggestions"].map { .process("Base.lproj/\($0).storyboard") })
)

func scenario(
    _ name: String, resources: [Resource] = [.process("Base.lproj/Main.storyboard")]
) -> [Target] {
    [
        .target(
            name: name,
            dependencies: [
                .product(name: "UIKit", package: "UIKitStandIn", condition: .when(platforms: [.linux, .macOS]))
            ],
            resources: resources,
            plugins: [.plugin(name: "FurnishPlugin", package: "furnish")]
        ),
        .testTarget(name: name + "Tests", dependencies: [.byName(name: name)]),
    ]
}
