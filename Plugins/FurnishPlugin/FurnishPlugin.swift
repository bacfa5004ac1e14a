import Foundation
import PackagePlugin

/// Declares the build commands that generate a target's factory. The tool does all the work.
@main
struct FurnishPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard var inputs = ToolInputs(target: target) else { return [] }
        let tool = try furnishTool("furnish-generate", context.tool(named:))
        let directory = context.pluginWorkDirectoryURL
        OutlineFiles(of: inputs.module, in: context)?.add(to: &inputs)
        let generate = try inputs.generateCommand(
            running: tool, in: directory, undeclared: inputs.undeclaredModules(in: context.package))
        guard let outline = inputs.module.outline else { return [generate] }
        return [try inputs.outlineCommand(running: tool, in: directory, output: outline), generate]
    }
}

extension ToolInputs {
    /// Declares exactly the files that the command reads and writes, so that it runs only when one of them changed.
    ///
    /// - Parameter undeclared: Modules in view that the target could list among its dependencies, and does not.
    func generateCommand(running tool: URL, in workDirectory: URL, undeclared: [String] = []) throws -> Command {
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
            ] + undeclared.flatMap { ["--undeclared", $0] },
            inputFiles: files + [arguments.url] + (module.outline.map { [$0] } ?? []),
            outputFiles: [output]
        )
    }

    /// The modules in view that the target does not list among its dependencies. A target of another package that is in no
    /// product cannot be listed.
    fileprivate func undeclaredModules(in package: Package) -> [String] {
        let declared = Set(module.target?.dependencies.flatMap(\.targets) ?? [])
        let products = package.withDependencies.flatMap(\.products)
        let listable = Set((package.targets + products.flatMap(\.targets)).map(\.id)).subtracting(declared)
        return (siblings + dependencies).filter { $0.target.map { listable.contains($0.id) } ?? false }.map(\.name)
    }

    /// A command of its own, because it succeeds even if the module has errors.
    func outlineCommand(running tool: URL, in workDirectory: URL, output: URL) throws -> Command {
        let arguments = try ToolInputs(module: module, storyboards: [])
            .writeArguments(in: workDirectory, named: "\(module.name).outline-arguments")
        return .buildCommand(
            // SwiftPM starts ready commands in reverse order of their names, so 'Outline' comes before 'Furnish'.
            displayName: "Outline \(module.name) for Furnish",
            executable: tool,
            arguments: [
                "outline", "--output", output.path(percentEncoded: false),
                "--record", output.path(percentEncoded: false) + ".record", arguments.reference,
            ],
            inputFiles: module.sources + [arguments.url],
            outputFiles: [output]
        )
    }
}

extension TargetDependency {
    /// The targets that it makes importable.
    fileprivate var targets: [Target.ID] {
        switch self {
        case .target(let target): [target.id]
        case .product(let product): product.targets.map(\.id)
        @unknown default: []
        }
    }
}

// MARK: Outlines

/// The outlines that the plugin's runs write, so that the modules above can read them in place of sources.
///
/// A plugin cannot see which other targets use it, and cannot wait for their runs: SwiftPM has no optional inputs. But it
/// gives each target that uses the plugin a folder, `outputs/PACKAGE/TARGET/destination/FurnishPlugin`. Each run of `generate`
/// waits for its own module's outline. Meanwhile the others are written, so that in a clean build nearly all are there when they
/// are asked for. Where one is missing or not current, the tool reads the sources.
private struct OutlineFiles {
    /// The folder of all packages.
    private let root: URL
    /// The folders in that of a target.
    private let folders: ArraySlice<String>
    private let packages: [Target.ID: Package.ID]

    /// Nil in a build system with other folders.
    init?(of module: ToolInputs.Module, in context: PluginContext) {
        let directory = context.pluginWorkDirectoryURL
        let all = directory.pathComponents
        guard let name = module.target?.name, let position = all.lastIndex(of: name), position > 1,
            all[position - 2] == "outputs"
        else { return nil }
        folders = all[(position + 1)...]
        root = URL(filePath: NSString.path(withComponents: Array(all[..<(position - 1)])))
        packages = context.package.packagesOfTargets
        // The plugin may write nowhere else.
        guard file(of: module)?.deletingLastPathComponent().path == directory.path else { return nil }
    }

    func add(to inputs: inout ToolInputs) {
        // Nothing reads the outline of an app without other modules, and its `generate` has nothing to wait for.
        if inputs.module.target?.kind == .generic || !(inputs.siblings + inputs.dependencies).isEmpty {
            inputs.module.outline = file(of: inputs.module)
        }
        for row in inputs.siblings.indices { inputs.siblings[row].outline = file(of: inputs.siblings[row]) }
        for row in inputs.dependencies.indices { inputs.dependencies[row].outline = file(of: inputs.dependencies[row]) }
    }

    private func file(of module: ToolInputs.Module) -> URL? {
        guard let target = module.target, let package = packages[target.id] else { return nil }
        let folder = ([package, target.name] + folders).reduce(root) { $0.appending(path: $1) }
        // SwiftPM copies an output of an unknown kind into the app, and warns about a header. It ignores this kind.
        return folder.appending(path: "\(module.name).outline.docc")
    }
}

extension Package {
    /// The package and all that it depends on.
    fileprivate var withDependencies: [Package] {
        var found: [Package] = []
        var visited: Set<Package.ID> = []
        var waiting = [self]
        while let package = waiting.popLast() {
            guard visited.insert(package.id).inserted else { continue }
            found.append(package)
            waiting += package.dependencies.map(\.package)
        }
        return found
    }

    fileprivate var packagesOfTargets: [Target.ID: Package.ID] {
        var found: [Target.ID: Package.ID] = [:]
        for package in withDependencies {
            for target in package.targets { found[target.id] = package.id }
        }
        return found
    }
}

// MARK: Xcode projects

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension FurnishPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let tool = try furnishTool("furnish-generate", context.tool(named:))
            return [try ToolInputs(target: target).generateCommand(running: tool, in: context.pluginWorkDirectoryURL)]
        }
    }

    extension ToolInputs {
        init(target: XcodeTarget) {
            self.init(module: Module(target), storyboards: target.inputFiles.storyboards)
            var visitedTargets: Set = [target.id]
            var visitedModules: Set<Target.ID> = []
            addDependencies(of: target, visitedTargets: &visitedTargets, visitedModules: &visitedModules)
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
        /// The module name that Xcode derives from a target's name. A plugin cannot see a build setting that overrides
        /// it.
        fileprivate var moduleName: String {
            let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            return name.first?.isNumber == true ? "_" + name.dropFirst() : name
        }
    }
#endif
