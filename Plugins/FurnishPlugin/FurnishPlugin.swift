import Foundation
import PackagePlugin

/// Declares the one command that writes a target's factory; what that command does is the tool's business alone.
@main
struct FurnishPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let inputs = ToolInputs(target: target) else { return [] }
        let tool = try context.tool(named: "furnish")
        return [try inputs.buildCommand(running: tool.url, in: context.pluginWorkDirectoryURL)]
    }
}

extension ToolInputs {
    /// Names exactly what is read and written, so that the command runs when one of these files changed and else never.
    func buildCommand(running tool: URL, in workDirectory: URL) throws -> Command {
        let arguments = try writeArguments(in: workDirectory)
        let output = workDirectory.appending(path: "\(module.name)+Furnish.swift")
        // No output of the command's: it is there for the next one alone.
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
