import Foundation
import PackagePlugin

/// Runs the tool on the targets of a package: `swift package furnish COMMAND [--target NAME]… [ARGUMENT]…`.
@main
struct FurnishCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let arguments = extractor.remainingArguments
        let tool = Tool(url: try furnishTool("furnish", context.tool(named:)), arguments: arguments)
        // Help and the explanation of a code need no target.
        guard let command = tool.commandOnSources else { exit(try tool.run().status) }
        if command == "explain", try tool.explainsCode() { exit(0) }
        let targets = names.isEmpty ? try context.furnishedTargets() : try context.package.targets(named: names)
        let saysDomain = ["check", "fix"].contains(command) && !names.isEmpty
        // The modules above meet the needs of a target without the plugin, and its container has no factory to ask.
        let furnished = saysDomain || command == "migrate" ? Set(try context.furnishedTargets().map(\.name)) : []
        let modules = try targets.compactMap { target -> [String]? in
            guard let inputs = ToolInputs(target: target, in: context.package) else { return nil }
            let isDomain = saysDomain && !furnished.contains(target.name)
            let domain = isDomain ? ["--domain"] : []
            if command == "migrate" {
                let tests = context.package.sources(above: target)
                return (furnished.contains(target.name) || arguments.contains("lookups") ? [] : ["--no-factory"])
                    + (tests.isEmpty ? [] : ["--tests"] + tests)
                    + (try inputs.arguments(in: context.pluginWorkDirectoryURL))
            }
            guard command == "check" else { return domain + (try inputs.arguments(in: context.pluginWorkDirectoryURL)) }
            // A build says it too.
            let undeclared = isDomain ? [] : inputs.undeclaredModules(in: context.package)
            return try inputs.argumentFile(
                with: domain + undeclared.flatMap { ["--undeclared", $0] }, in: context.pluginWorkDirectoryURL)
        }
        if modules.count > 1, tool.makesOneDocument {
            refuse("this format shows one target: choose it with '--target'")
        }
        if modules.count > 1, let option = ["--output", "--check"].first(where: arguments.contains) {
            refuse("'\(option)' is the file of one target: choose it with '--target'")
        }
        if modules.isEmpty { refuse("no target uses FurnishPlugin: choose one with '--target'") }
        if tool.makesOneDocument { exit(try tool.document(of: modules[0])) }
        switch command {
        case "check": exit(try tool.run(modules.flatMap { $0 }).status)
        case "explain": exit(try tool.explain(in: modules))
        case "fix": exit(try tool.fix(modules))
        case "generate", "migrate": exit(try tool.write(modules))
        default: exit(try tool.run(on: modules))
        }
    }
}

private func refuse(_ reason: String) -> Never {
    Diagnostics.error(reason)
    exit(2)
}

/// The tool, with the user's arguments.
private struct Tool {
    let url: URL
    let arguments: [String]

    /// The command, if it reads the sources of targets.
    var commandOnSources: String? {
        guard let command = arguments.first, !arguments.contains("--help"), !arguments.contains("-h") else {
            return nil
        }
        return ["generate", "check", "fix", "graph", "explain", "scan", "migrate"].contains(command) ? command : nil
    }

    /// Whether the output is one document, which a second one must not follow.
    var makesOneDocument: Bool {
        guard let option = arguments.firstIndex(of: "--format"), option + 1 < arguments.count else { return false }
        return arguments[option + 1] != "text"
    }

    func run(on modules: [[String]]) throws -> Int32 {
        try modules.map { try run($0).status }.max() ?? 0
    }

    /// Prints only the document. SwiftPM merges standard output and standard error, so errors must not follow it.
    func document(of module: [String]) throws -> Int32 {
        let run = try run(module, holdsErrors: true)
        if run.status == 1 {
            Diagnostics.warning(
                arguments.first == "fix"
                    ? "'fix' leaves errors: 'swift package furnish fix' shows them"
                    : "the sources have errors: 'swift package furnish check' shows them")
        }
        if run.status == 2 { Diagnostics.error(String(decoding: run.errors, as: UTF8.self)) }
        return run.status
    }

    /// Looks for the type in all targets, and shows errors only if no target has it.
    func explain(in modules: [[String]]) throws -> Int32 {
        let runs = try modules.map { try run($0, holdsErrors: true) }
        let found = runs.filter { $0.status != 2 }
        for run in found.isEmpty ? runs : found { FileHandle.standardError.write(run.errors) }
        return found.map(\.status).max() ?? 2
    }

    /// Fixes one target after the other, because a target's changes may fix what another target takes from it.
    func fix(_ modules: [[String]]) throws -> Int32 {
        if arguments.contains("--dry-run") { return try modules.map(document(of:)).max() ?? 0 }
        return try write(modules)
    }

    /// Runs a command that changes files of the package.
    func write(_ modules: [[String]]) throws -> Int32 {
        let status = try run(on: modules)
        #if os(macOS)
            // A plugin that always asks for permission to write would also ask when it only checks.
            if status == 2 {
                Diagnostics.remark(
                    "to let Furnish write to your package, run 'swift package --allow-writing-to-package-directory "
                        + "furnish \(arguments.joined(separator: " "))'")
            }
        #endif
        return status
    }

    func explainsCode() throws -> Bool { try run(holdsErrors: true).status == 0 }

    /// - Parameters:
    ///   - module: The arguments that name a module's files.
    ///   - holdsErrors: Returns the tool's standard error instead of showing it.
    func run(_ module: [String] = [], holdsErrors: Bool = false) throws -> (status: Int32, errors: Data) {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments + module
        let errors = Pipe()
        if holdsErrors { process.standardError = errors }
        try process.run()
        let held = holdsErrors ? try errors.fileHandleForReading.readToEnd() : nil
        process.waitUntilExit()
        return (process.terminationStatus, held ?? Data())
    }
}

extension Package {
    /// The sources of all targets that depend on another one, tests too.
    fileprivate func sources(above target: Target) -> [String] {
        targets.filter { $0.id != target.id && $0.recursiveTargetDependencies.contains { $0.id == target.id } }
            .compactMap { $0 as? SwiftSourceModuleTarget }
            .flatMap { $0.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) } }
    }
}

// MARK: The targets that use the plugin

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
    /// The targets that use `FurnishPlugin`, in the order of the manifest. SwiftPM drops a target without sources, which the
    /// manifest still has.
    func furnishedTargets() throws -> [Target] {
        let manifest = try JSONDecoder().decode(Manifest.self, from: dumpManifest())
        return manifest.targets
            .filter { ($0.pluginUsages ?? []).contains { $0.plugin.first == "FurnishPlugin" } }
            .compactMap { used in package.targets.first { $0.name == used.name } }
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
