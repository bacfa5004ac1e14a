import Foundation
import PackagePlugin

/// Declares the build command that generates a target's factory. The tool does all the work.
@main
struct FurnishPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let inputs = ToolInputs(target: target, in: context.package) else { return [] }
        let tool = try furnishTool("furnish-generate", context.tool(named:))
        let undeclared = inputs.undeclaredModules(in: context.package).flatMap { ["--undeclared", $0] }
        return [try inputs.generateCommand(running: tool, in: context.pluginWorkDirectoryURL, options: undeclared)]
    }
}

extension ToolInputs {
    /// Declares exactly the files that the command reads and writes, so that it runs only when one of them changed.
    func generateCommand(running tool: URL, in workDirectory: URL, options: [String]) throws -> Command {
        let output = workDirectory.appending(path: "\(module.name)+Furnish.swift")
        // The record is not declared as an output, because only the next run reads it.
        let record = workDirectory.appending(path: "\(module.name).record")
        // With `--enable-code-coverage`, SwiftPM instruments the tool too, which would write into the folder where it runs.
        let profile = workDirectory.appending(path: "\(module.name).profraw").path(percentEncoded: false)
        return .buildCommand(
            displayName: "Furnish \(module.name)",
            executable: tool,
            arguments: [
                "generate", "--output", output.path(percentEncoded: false),
                "--record", record.path(percentEncoded: false),
            ] + options + (try arguments(in: workDirectory)),
            environment: ["LLVM_PROFILE_FILE": profile],
            inputFiles: files,
            outputFiles: [output]
        )
    }
}

// MARK: Xcode projects

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension FurnishPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let inputs = ToolInputs(target: target, in: context.xcodeProject)
            guard !inputs.module.sources.isEmpty else {
                Diagnostics.error("the target '\(target.displayName)' has no Swift files, so it can have no factory")
                return []
            }
            let tool = try furnishTool("furnish-generate", context.tool(named:))
            return [
                try inputs.generateCommand(
                    running: tool, in: context.pluginWorkDirectoryURL,
                    options: ["--xcode-project", context.xcodeProject.displayName])
            ]
        }
    }

    extension ToolInputs {
        init(target: XcodeTarget, in project: XcodeProject) {
            self.init(module: Module(target), storyboards: target.inputFiles.storyboards)
            moduleList = target.inputFiles.map(\.url).first { $0.lastPathComponent == "Furnish.modules" }
            if target.dependencies.isEmpty {
                // Xcode names no dependencies, so the tool finds out which of the targets the sources import.
                projectTargets = project.targets.filter { $0.id != target.id }.map { Module($0) }
                    .filter { !$0.sources.isEmpty }
            } else {
                var visitedTargets: Set = [target.id]
                var visitedModules: Set<Target.ID> = []
                addDependencies(of: target, visitedTargets: &visitedTargets, visitedModules: &visitedModules)
            }
        }

        /// Targets of a project are not in a package, so none of them is a sibling.
        private mutating func addDependencies(
            of target: XcodeTarget, visitedTargets: inout Set<XcodeTarget.ID>, visitedModules: inout Set<Target.ID>
        ) {
            for dependency in target.dependencies {
                switch dependency {
                case .target(let target):
                    guard visitedTargets.insert(target.id).inserted else { continue }
                    dependencies.append(Module(target))
                    addDependencies(of: target, visitedTargets: &visitedTargets, visitedModules: &visitedModules)
                case .product(let product):
                    add(product, visited: &visitedModules)
                @unknown default: continue
                }
            }
        }
    }

    extension ToolInputs.Module {
        init(_ target: XcodeTarget) {
            self.init(name: target.moduleName, sources: target.inputFiles.swiftSources)
        }
    }

    extension XcodeTarget {
        /// The module name that Xcode derives from a target's name. The tool learns of a build setting that overrides it from
        /// its environment.
        fileprivate var moduleName: String {
            let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            return name.first?.isNumber == true ? "_" + name.dropFirst() : name
        }
    }
#endif
