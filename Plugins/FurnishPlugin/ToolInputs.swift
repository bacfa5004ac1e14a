import Foundation
import PackagePlugin

// `FurnishPlugin` and `FurnishCommand` share this file through a symbolic link, because a plugin cannot import another
// target. Each plugin has only one other file: SwiftPM starts one compiler for each file of a plugin, which adds 0.2 CPU
// seconds to every clean build.

/// The files that the tool reads for one module.
struct ToolInputs {
    struct Module {
        let name: String
        let sources: [URL]
        /// Nil in an Xcode project.
        var target: SwiftSourceModuleTarget?
        /// A file that stands for the sources if it belongs to them as they are now.
        var outline: URL?
    }

    var module: Module
    let storyboards: [URL]

    /// Other modules of the same package. Their `package` declarations are visible.
    var siblings: [Module] = []

    /// Modules of other packages.
    var dependencies: [Module] = []

    var files: [URL] {
        ([module] + siblings + dependencies).flatMap(\.sources) + storyboards
    }
}

extension ToolInputs {
    /// A file with the tool's arguments, because a large target's sources do not fit on a command line.
    struct ArgumentFile {
        let url: URL

        /// The argument that makes the tool read this file.
        var reference: String { "@" + url.path(percentEncoded: false) }
    }

    /// Writes the file only if its contents change, because it is an input of the build command.
    ///
    /// - Parameter name: By default, the module's name with the extension `arguments`.
    func writeArguments(in directory: URL, named name: String? = nil) throws -> ArgumentFile {
        let file = directory.appending(path: name ?? "\(module.name).arguments")
        let text = Data(arguments.map { $0 + "\n" }.joined().utf8)
        if (try? Data(contentsOf: file)) != text {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try text.write(to: file, options: .atomic)
        }
        return ArgumentFile(url: file)
    }

    private var arguments: [String] {
        ["--module", module.name] + paths(module.sources)
            + siblings.flatMap { arguments("--sibling", $0) } + dependencies.flatMap { arguments("--dependency", $0) }
            + paths(storyboards).flatMap { ["--storyboard", $0] }
    }

    private func arguments(_ option: String, _ module: Module) -> [String] {
        let outline = module.outline.map { ["--outline-if-current", $0.path(percentEncoded: false)] } ?? []
        return [option, module.name] + outline + paths(module.sources)
    }

    private func paths(_ files: [URL]) -> [String] {
        files.map { $0.path(percentEncoded: false) }
    }
}

// MARK: The targets of a package

extension ToolInputs {
    /// Nil for a target without Swift sources.
    init?(target: Target) {
        guard let target = target as? SwiftSourceModuleTarget else { return nil }
        self.init(module: Module(target), storyboards: target.sourceFiles.storyboards)
        var visited: Set = [target.id]
        addDependencies(of: target, to: \.siblings, visited: &visited)
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
    var swiftSources: [URL] {
        filter { $0.type == .source }.map(\.url).ordered(withExtension: "swift")
    }

    /// All storyboards, whether declared as resources or not. A localized one is in a folder, which is listed as one
    /// file.
    var storyboards: [URL] {
        flatMap { $0.url.pathExtension == "lproj" ? $0.url.contents : [$0.url] }.ordered(withExtension: "storyboard")
    }
}

extension Target {
    /// Whether the target is part of the app. A macro and its dependencies run in the compiler.
    fileprivate var isLinked: Bool { sourceModule?.kind != .macro }
}

extension [URL] {
    /// Sorts by path, because build systems list files in varying orders.
    fileprivate func ordered(withExtension fileExtension: String) -> [URL] {
        filter { $0.pathExtension == fileExtension }.sorted { $0.path < $1.path }
    }
}

extension URL {
    fileprivate var contents: [URL] {
        (try? FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)) ?? []
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
