import Foundation
import PackagePlugin

/// What a package's manifest says about the plugins of its targets, which a plugin's own context leaves out.
private struct Manifest: Decodable {
    struct Target: Decodable {
        struct PluginUsage: Decodable {
            /// The plugin's name and, where it is of another package, that package's.
            let plugin: [String?]
        }

        let name: String
        let pluginUsages: [PluginUsage]?
    }

    let targets: [Target]
}

extension PluginContext {
    /// The targets that use `FurnishPlugin`, in the manifest's order.
    func furnishedTargetNames() throws -> [String] {
        let manifest = try JSONDecoder().decode(Manifest.self, from: dumpManifest())
        return manifest.targets
            .filter { ($0.pluginUsages ?? []).contains { $0.plugin.first == "FurnishPlugin" } }
            .map(\.name)
    }

    /// Runs in a sandbox already, where no second one can be made, and keeps away from the build folder in use.
    private func dumpManifest() throws -> Data {
        let output = Pipe()
        let process = Process()
        process.executableURL = try tool(named: "swift").url
        process.arguments = [
            "package", "--package-path", package.directoryURL.path(percentEncoded: false),
            "--scratch-path", pluginWorkDirectoryURL.appending(path: "manifest").path(percentEncoded: false),
            "--disable-sandbox", "dump-package",
        ]
        process.standardOutput = output
        try process.run()
        let manifest = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        guard let manifest, process.terminationStatus == 0 else { throw UnreadableManifest() }
        return manifest
    }
}

private struct UnreadableManifest: Error, CustomStringConvertible {
    let description = "which targets use FurnishPlugin could not be read from the manifest: name them with '--target'"
}
