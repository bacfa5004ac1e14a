// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations that the plugin uses from the module of this name, which only Xcode contains. `typecheck` compiles
// this file in its place, with library evolution like Xcode's own, so that an enumeration may have cases that the
// plugin does not know. `main.swift` makes their values.
import Foundation
import PackagePlugin

public struct XcodePluginContext {
    public let pluginWorkDirectoryURL: URL
    public let xcodeProject: XcodeProject
    let tool: PluginContext.Tool

    public func tool(named name: String) throws -> PluginContext.Tool { tool }
}

public struct XcodeProject {
    public let displayName: String
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
}

public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(any Product)
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
