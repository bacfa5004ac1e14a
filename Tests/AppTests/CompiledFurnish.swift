import Foundation

/// Furnish's package with the tool that these tests run, so that the apps do not compile it again.
enum CompiledFurnish {
    /// The folder of the tool.
    static let products: URL = {
        // The tool is next to the test bundle on macOS, and in the bundle's folder on Linux.
        let bundle = Bundle(for: ToolFolder.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }()

    /// Writes the package, with links to the apps. SwiftPM follows a link to a package, but not links in one.
    ///
    /// - Returns: The folder of the apps, in which they have the same paths to Furnish.
    static func writePackage(in folder: URL, linkingTo repository: URL) throws -> URL {
        let files = FileManager.default
        try? files.removeItem(at: folder)
        for tool in tools {
            let directory = folder.appending(path: "\(tool).artifactbundle")
            try files.createDirectory(at: directory, withIntermediateDirectories: true)
            try files.createSymbolicLink(
                at: directory.appending(path: tool), withDestinationURL: products.appending(path: tool))
            try info(of: tool).write(to: directory.appending(path: "info.json"), atomically: true, encoding: .utf8)
        }
        try files.createSymbolicLink(
            at: folder.appending(path: "Plugins"), withDestinationURL: repository.appending(path: "Plugins"))
        try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let apps = repository.appending(path: "Fixtures/Apps")
        let copies = folder.appending(path: "Fixtures/Apps")
        for app in try files.contentsOfDirectory(at: apps, includingPropertiesForKeys: nil) {
            guard let parts = try? files.contentsOfDirectory(at: app, includingPropertiesForKeys: nil) else { continue }
            let copy = copies.appending(path: app.lastPathComponent)
            try files.createDirectory(at: copy, withIntermediateDirectories: true)
            for part in parts {
                try files.createSymbolicLink(
                    at: copy.appending(path: part.lastPathComponent), withDestinationURL: part)
            }
        }
        return copies
    }

    private static let tools = ["furnish", "furnish-generate"]

    private static func info(of tool: String) -> String {
        """
        {"schemaVersion": "1.0", "artifacts": {"\(tool)": {"type": "executable", "version": "0.1.0", "variants": [
            {"path": "\(tool)", "supportedTriples": [
                "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-apple-macosx", "arm64-apple-macosx"
            ]}
        ]}}}

        """
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "furnish",
            products: [
                .plugin(name: "FurnishPlugin", targets: ["FurnishPlugin"]),
                .plugin(name: "FurnishCommand", targets: ["FurnishCommand"]),
            ],
            targets: [
                .binaryTarget(name: "furnish", path: "furnish.artifactbundle"),
                .binaryTarget(name: "furnish-generate", path: "furnish-generate.artifactbundle"),
                .plugin(name: "FurnishPlugin", capability: .buildTool(), dependencies: ["furnish-generate"]),
                .plugin(
                    name: "FurnishCommand",
                    capability: .command(intent: .custom(verb: "furnish", description: "Runs the tool.")),
                    dependencies: ["furnish"]),
            ]
        )

        """
}
