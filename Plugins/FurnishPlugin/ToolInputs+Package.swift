import Foundation
import PackagePlugin

extension ToolInputs {
    /// Nil for a target without Swift: there is nothing to read in it.
    init?(target: Target) {
        guard let target = target as? SwiftSourceModuleTarget else { return nil }
        self.init(module: Module(target), storyboards: target.sourceFiles.storyboards)
        var visited: Set = [target.id]
        addDependencies(of: target, to: \.siblings, visited: &visited)
    }

    /// Adds the modules of a product of another package, and those that they depend on.
    mutating func add(_ product: Product, visited: inout Set<Target.ID>) {
        for target in product.targets {
            add(target, to: \.dependencies, visited: &visited)
        }
    }

    /// A target's own dependencies stay on its side of the package border; a product is always on the other side.
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
        self.init(name: target.moduleName, sources: target.sourceFiles.swiftSources)
    }
}

extension FileList {
    var swiftSources: [URL] {
        filter { $0.type == .source }.map(\.url).ordered(withExtension: "swift")
    }

    /// Declared as resources or not, on their own or in a folder for a language, which is listed as one file.
    var storyboards: [URL] {
        flatMap { $0.url.pathExtension == "lproj" ? $0.url.contents : [$0.url] }.ordered(withExtension: "storyboard")
    }
}

extension Target {
    /// A macro runs inside the compiler: neither it nor what it depends on takes part in the app.
    fileprivate var isLinked: Bool { sourceModule?.kind != .macro }
}

extension [URL] {
    /// In the order of their paths, for build systems list files in an order of their own.
    fileprivate func ordered(withExtension fileExtension: String) -> [URL] {
        filter { $0.pathExtension == fileExtension }.sorted { $0.path < $1.path }
    }
}

extension URL {
    fileprivate var contents: [URL] {
        (try? FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)) ?? []
    }
}
