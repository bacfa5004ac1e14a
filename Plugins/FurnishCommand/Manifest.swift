import Foundation
import PackagePlugin

/// The plugins of each target in a package's manifest, which a plugin's context does not tell.
private struct Manifest: Decodable {
    struct Target: Decodable {
        struct PluginUsage: Decodable {
            /// The plugin's name and, for a plugin of another package, that package's name.
            let plugin: [String?]
        }

        let name: String
        let pluginUsages: [PluginUsage]?
    }

    let targets: [Target]
}

extension PluginContext {
    /// The targets that use `FurnishPlugin`, in the order of the manifest.
    func furnishedTargetNames() throws -> [String] {
        let manifest = try JSONDecoder().decode(Manifest.self, from: dumpManifest())
        return manifest.targets
            .filter { ($0.pluginUsages ?? []).contains { $0.plugin.first == "FurnishPlugin" } }
            .map(\.name)
    }

    /// Reads the manifest. Disables the sandbox, because one cannot run inside the plugin's own, and uses a separate
    /// build folder, because the usual one is in use.
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
    let description = "the manifest does not tell which targets use FurnishPlugin: name them with '--target'"
}
