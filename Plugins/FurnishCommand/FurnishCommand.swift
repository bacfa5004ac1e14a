import Foundation
import PackagePlugin

/// Runs the tool on the targets of a package: `swift package furnish VERB [--target NAME]… [ARGUMENT]…`.
@main
struct FurnishCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try context.package.targets(named: names.isEmpty ? context.furnishedTargetNames() : names)
        let tool = try context.tool(named: "furnish").url
        var status: Int32 = 0
        for inputs in targets.compactMap(ToolInputs.init(target:)) {
            let file = try inputs.writeArguments(in: context.pluginWorkDirectoryURL)
            let process = try Process.run(tool, arguments: extractor.remainingArguments + [file.reference])
            process.waitUntilExit()
            status = max(status, process.terminationStatus)
        }
        exit(status)
    }
}
