// Runs the plugin as Xcode does, on a project that this program makes in a folder, and prints the command that the plugin
// declares. Paths in that folder are printed without it.
import Foundation
import PackagePlugin

@testable import FurnishPlugin
@testable import XcodeProjectPlugin

// Only SwiftPM and Xcode can make these values, so the test makes ones with the same layout.
private struct FileValue {
    let url: URL
    let type: FileType
}

private func list(_ files: [(URL, FileType)]) -> FileList {
    precondition(MemoryLayout<FileValue>.size == MemoryLayout<File>.size, "'File' has another layout")
    return unsafeBitCast(files.map { FileValue(url: $0.0, type: $0.1) }, to: FileList.self)
}

private let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)

private func target(
    _ name: String, _ files: [(String, FileType)], dependencies: [XcodeTargetDependency] = []
) -> XcodeTarget {
    XcodeTarget(
        id: name, displayName: name, dependencies: dependencies,
        inputFiles: list(files.map { (folder.appending(path: $0.0), $0.1) }))
}

private func run(_ title: String, _ name: String, of targets: [XcodeTarget]) throws {
    print("\n\(title)")
    let inputs = ToolInputs(
        target: targets.first { $0.displayName == name }!, in: XcodeProject(displayName: "Shop", targets: targets))
    let command = try inputs.generateCommand(
        running: folder.appending(path: "furnish-generate"), in: folder.appending(path: "work"),
        options: ["--xcode-project", "Shop"])
    guard
        case .buildCommand(let name, let tool, let arguments, let environment, let inputFiles, let outputFiles) =
            command
    else {
        fatalError("this is no build command")
    }
    func short(_ text: String) -> String { text.replacing(folder.path(percentEncoded: false), with: "") }
    print("  name:", name ?? "none")
    print("  tool:", short(tool.path(percentEncoded: false)))
    print("  arguments:", arguments.map(short).joined(separator: " "))
    print("  environment:", environment.map { "\($0.key)=\(short("\($0.value)"))" }.sorted().joined(separator: " "))
    print(
        "  inputs:",
        inputFiles.count > 10
            ? "\(inputFiles.count)" : inputFiles.map { short($0.path(percentEncoded: false)) }.joined(separator: " "))
    print("  outputs:", outputFiles.map { short($0.path(percentEncoded: false)) }.joined(separator: " "))
    guard let list = arguments.last, list.hasPrefix("@") else { return }
    let lines = try String(contentsOfFile: String(list.dropFirst()), encoding: .utf8).split(separator: "\n")
    print("  the list has \(lines.count) lines, and ends with", short(String(lines.last!)))
}

private let app = target(
    "Shop App",
    [
        ("App/Main.swift", .source), ("App/Cart.swift", .unknown), ("App/Sample.swift", .resource),
        ("App/Main.storyboard", .resource), ("App/Base.lproj", .resource), ("App/Furnish.modules", .unknown),
        ("App/Assets.xcassets", .resource),
    ])
private let core = target("Core", [("Core/Core.swift", .source)])
private let pictures = target("2 Pictures", [("Pictures/Logo.png", .resource)])

try run("Other targets and listed modules", "Shop App", of: [app, core, pictures])
try run("A target that others use", "Core", of: [app, core, pictures])
let dependent = target("Widget", [("Widget/Widget.swift", .source)], dependencies: [.target(core), .target(core)])
try run("Dependencies, if Xcode should tell them one day", "Widget", of: [app, core, dependent])
let large = target("Large", (0..<4_000).map { ("Large/A source with a long name \($0).swift", .source) })
try run("More sources than fit on a command line", "Large", of: [large])
