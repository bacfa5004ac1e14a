import Foundation
import PackagePlugin

// `FurnishPlugin` and `FurnishCommand` share this file through a symbolic link, because a plugin cannot import another
// target. Each plugin has only one other file: SwiftPM starts one compiler for each file of a plugin, which adds 0.2 CPU
// seconds to every clean build.

/// The files that the tool reads for one module.
struct ToolInputs {
    struct Module {
        let name: String
        var sources: [URL]
        /// Nil in an Xcode project.
        var target: SwiftSourceModuleTarget?
    }

    var module: Module
    let storyboards: [URL]

    /// Other modules of the same package. Their `package` declarations are visible.
    var siblings: [Module] = []

    /// Modules of other packages.
    var dependencies: [Module] = []

    /// Modules that may be dependencies: the other targets of an Xcode project, and of packages what SwiftPM does not tell. The tool
    /// reads those that it finds imported.
    var projectTargets: [Module] = []

    /// The same, of the target's own package.
    var packageTargets: [Module] = []

    /// A file in an Xcode target that names further modules.
    var moduleList: URL?

    var files: [URL] {
        ([module] + siblings + dependencies + projectTargets + packageTargets).flatMap(\.sources) + storyboards
            + (moduleList.map { [$0] + $0.listedSources } ?? [])
    }
}

// MARK: Arguments

extension ToolInputs {
    /// The tool's arguments that name these files, or a file that contains them: the sources of a large target do not fit on a
    /// command line.
    ///
    /// - Parameter directory: Where that file is written.
    func arguments(in directory: URL) throws -> [String] {
        let arguments = arguments
        guard arguments.reduce(0, { $0 + $1.utf8.count + 1 }) > 100_000 else { return arguments }
        // Another list is another command line, so that the command runs again. The file itself is no input of the command, because
        // a build cannot make it again once it is deleted.
        let digest = arguments.joined(separator: "\n").utf8.reduce(UInt64(5381)) { $0 &* 33 ^ UInt64($1) }
        return try write(arguments, to: "\(module.name)-\(String(digest, radix: 36)).arguments", in: directory)
    }

    /// Writes a file of arguments.
    ///
    /// - Returns: The argument that names the file.
    private func write(_ arguments: [String], to name: String, in directory: URL) throws -> [String] {
        let text = Data(arguments.map { $0 + "\n" }.joined().utf8)
        let file = directory.appending(path: name)
        if (try? Data(contentsOf: file)) != text {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try text.write(to: file, options: .atomic)
        }
        return ["@" + file.path(percentEncoded: false)]
    }

    /// A file with all files and these options, with which users can run the tool without SwiftPM.
    ///
    /// - Returns: The argument that names the file.
    func argumentFile(with options: [String], in directory: URL) throws -> [String] {
        try write(arguments + options, to: "\(module.name).arguments", in: directory)
    }

    private var arguments: [String] {
        var arguments = ["--module", module.name, "--compiler", compilerVersion] + paths(module.sources)
        for (option, modules) in [
            ("--sibling", siblings), ("--dependency", dependencies), ("--project-target", projectTargets),
            ("--package-target", packageTargets),
        ] {
            for module in modules { arguments += [option, module.name] + paths(module.sources) }
        }
        arguments += paths(storyboards).flatMap { ["--storyboard", $0] }
        return arguments + paths(moduleList.map { [$0] } ?? []).flatMap { ["--modules", $0] }
    }

    /// The version of the user's compiler, which compiles this plugin and the target: some rules of Swift depend on it. The tool may
    /// have been compiled by another one.
    private var compilerVersion: String {
        #if compiler(>=6.4)
            "6.4"
        #else
            "6.2"
        #endif
    }

    private func paths(_ files: [URL]) -> [String] {
        files.map { $0.path(percentEncoded: false) }
    }
}

// MARK: The targets of a package

extension ToolInputs {
    /// Nil for a target without Swift sources.
    init?(target: Target, in package: Package) {
        guard let target = target as? SwiftSourceModuleTarget else { return nil }
        self.init(module: Module(target), storyboards: target.sourceFiles.storyboards)
        // SwiftPM names those of the plugins before this one, and none of a dependency's.
        module.sources += target.pluginGeneratedSources.ordered(withExtension: "swift")
        var visited: Set = [target.id]
        addDependencies(of: target, to: \.siblings, visited: &visited)
        guard package.hasConditions else { return }
        // SwiftPM names no dependency whose condition this machine does not meet.
        var others = ToolInputs(module: module, storyboards: [])
        for target in package.targets where target.sourceModule?.kind == .generic {
            others.add(target, to: \.siblings, visited: &visited)
        }
        for product in package.dependencies.flatMap(\.package.products) { others.add(product, visited: &visited) }
        (packageTargets, projectTargets) = (others.siblings, others.dependencies)
    }

    /// Adds the modules of another package's product, and their dependencies.
    mutating func add(_ product: Product, visited: inout Set<Target.ID>) {
        for target in product.targets {
            add(target, to: \.dependencies, visited: &visited)
        }
    }

    /// Adds the dependencies of a target. A dependency on a target stays in the same package; a product belongs to
    /// another one.
    private mutating func addDependencies(
        of target: Target, to modules: WritableKeyPath<Self, [Module]>, visited: inout Set<Target.ID>
    ) {
        for dependency in target.dependencies {
            switch dependency {
            case .target(let target): add(target, to: modules, visited: &visited)
            case .product(let product): add(product, visited: &visited)
            @unknown default: continue
            }
        }
    }

    private mutating func add(
        _ target: Target, to modules: WritableKeyPath<Self, [Module]>, visited: inout Set<Target.ID>
    ) {
        guard visited.insert(target.id).inserted, target.isLinked else { return }
        if let target = target as? SwiftSourceModuleTarget {
            self[keyPath: modules].append(Module(target))
        }
        addDependencies(of: target, to: modules, visited: &visited)
    }
}

extension ToolInputs.Module {
    init(_ target: SwiftSourceModuleTarget) {
        self.init(name: target.moduleName, sources: target.sourceFiles.swiftSources, target: target)
    }
}

extension FileList {
    /// Xcode does not call each Swift file a source.
    var swiftSources: [URL] {
        filter { $0.type != .resource }.map(\.url).ordered(withExtension: "swift")
    }

    /// All storyboards, whether declared as resources or not. A localized one is in a folder, which is listed as one
    /// file.
    var storyboards: [URL] {
        flatMap { $0.url.pathExtension == "lproj" ? $0.url.contents : [$0.url] }.ordered(withExtension: "storyboard")
    }
}

extension Package {
    /// Whether its manifest may have dependencies with conditions.
    fileprivate var hasConditions: Bool {
        directoryURL.contents.contains { file in
            file.lastPathComponent.hasPrefix("Package") && file.pathExtension == "swift"
                && (try? Data(contentsOf: file))?.range(of: Data(".when(".utf8)) != nil
        }
    }
}

extension Target {
    /// Whether the target is part of the app. A macro and its dependencies run in the compiler.
    fileprivate var isLinked: Bool { sourceModule?.kind != .macro }
}

extension [URL] {
    /// Sorts by path, because build systems list files in varying orders.
    fileprivate func ordered(withExtension fileExtension: String) -> [URL] {
        filter { $0.pathExtension == fileExtension }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}

extension URL {
    fileprivate var contents: [URL] {
        (try? FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)) ?? []
    }

    /// The Swift files of the modules that this file lists: on each line a module and the folder of its sources. The tool reads the
    /// file too, and reports its mistakes.
    fileprivate var listedSources: [URL] {
        let text = (try? String(contentsOf: self, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline).flatMap { line -> [URL] in
            let folder = line.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
            let path = folder.trimmingCharacters(in: .whitespaces)
            let root = URL(filePath: path, directoryHint: .isDirectory, relativeTo: deletingLastPathComponent())
            let files = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            return (files?.compactMap { $0 as? URL } ?? []).ordered(withExtension: "swift")
        }
    }
}

// MARK: What the target does not list

extension ToolInputs {
    /// The modules in view that the target does not list among its dependencies. A target of another package that is in no
    /// product cannot be listed.
    func undeclaredModules(in package: Package) -> [String] {
        let declared = Set(module.target?.dependencies.flatMap(\.targets) ?? [])
        let products = package.withDependencies.flatMap(\.products)
        let listable = Set((package.targets + products.flatMap(\.targets)).map(\.id)).subtracting(declared)
        return (siblings + dependencies).filter { $0.target.map { listable.contains($0.id) } ?? false }.map(\.name)
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
}

// MARK: The tool

/// Finds the tool. A package with a prebuilt tool may have none for this platform.
///
/// - Parameter find: The context's `tool(named:)`. SwiftPM and Xcode have contexts of different types.
func furnishTool(_ name: String, _ find: (String) throws -> PluginContext.Tool) throws -> URL {
    do {
        return try find(name).url
    } catch PluginContextError.toolNotSupportedOnTargetPlatform {
        throw UnsupportedPlatform()
    }
}

private struct UnsupportedPlatform: Error, CustomStringConvertible {
    let description =
        "this package has no 'furnish' for this platform: use Furnish's own package, which compiles it, or add an "
        + "executable for this platform with 'Plugins/prebuilt --variant'"
}
