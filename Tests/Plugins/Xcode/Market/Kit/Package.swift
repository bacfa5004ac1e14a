// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Kit",
    platforms: [.iOS(.v17), .macOS(.v13)],
    products: [.library(name: "Kit", targets: ["Kit"])],
    dependencies: [.package(name: "furnish", path: "../../../../..")],
    targets: [.target(name: "Kit", plugins: [.plugin(name: "FurnishPlugin", package: "furnish")])]
)
