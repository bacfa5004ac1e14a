import Foundation
import PackagePlugin

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
        self.init(name: target.moduleName, sources: target.sourceFiles.swiftSources)
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
