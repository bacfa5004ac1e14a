import Foundation
import PackagePlugin

/// Declares the build command that generates a target's factory. The tool does all the work.
@main
struct FurnishPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let inputs = ToolInputs(target: target) else { return [] }
        let tool = try furnishTool(context.tool(named:))
        return [try inputs.buildCommand(running: tool, in: context.pluginWorkDirectoryURL)]
    }
}

extension ToolInputs {
    /// Declares exactly the files that the command reads and writes, so that it runs only when one of them changed.
    func buildCommand(running tool: URL, in workDirectory: URL) throws -> Command {
        let arguments = try writeArguments(in: workDirectory)
        let output = workDirectory.appending(path: "\(module.name)+Furnish.swift")
        // The record is not declared as an output, because only the next run reads it.
        let record = workDirectory.appending(path: "\(module.name).record")
        return .buildCommand(
            displayName: "Furnish \(module.name)",
            executable: tool,
            arguments: [
                "generate", "--output", output.path(percentEncoded: false),
                "--record", record.path(percentEncoded: false), arguments.reference,
            ],
            inputFiles: files + [arguments.url],
            outputFiles: [output]
        )
    }
}
