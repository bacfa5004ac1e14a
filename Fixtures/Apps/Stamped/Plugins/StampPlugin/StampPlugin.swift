import Foundation
import PackagePlugin

/// Copies a template to a source.
@main
struct StampPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let template = target.directoryURL.appending(path: "Greeting.template")
        let output = context.pluginWorkDirectoryURL.appending(path: "Greeting.swift")
        return [
            .buildCommand(
                displayName: "Stamp", executable: URL(filePath: "/bin/cp"),
                arguments: [template.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: [template], outputFiles: [output])
        ]
    }
}
