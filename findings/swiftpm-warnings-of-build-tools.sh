#!/usr/bin/env bash
# A warning of a build tool plugin's command is shown once, and by no later build, although its cause is still there.
#
# Swift 6.3.1, Linux x86-64, both engines. One expects a warning until it is dealt with, as the compiler's own warnings of a file come
# back whenever that file is compiled. The command of a plugin runs again only when its inputs change, and nobody keeps what it said:
#
#     $ swift build
#     warning: Notes.txt: one word is left
#     $ swift build
#     Build complete!
#
# An edit of the same target that is no input of the command does not bring the warning back either.
#
# It matters for a tool whose warnings are meant to be read: a second command has to say them again at any time, or the tool makes an
# error of what nobody may overlook.
#
# Exit status 0: SwiftPM behaves so. 1: it does not, and this file is to be read again.
set -Eeuo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'echo "line $LINENO: this is not as described" >&2; exit 1' ERR

# Expects a command to fail.
fails() { if "$@"; then return 1; fi; }
mkdir -p "$work"/{Sources/{App,tool},Plugins/Builder}
cd "$work"
cat >Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "app",
    targets: [
        .executableTarget(name: "App", exclude: ["Notes.txt"], plugins: ["Builder"]),
        .executableTarget(name: "tool"),
        .plugin(name: "Builder", capability: .buildTool(), dependencies: ["tool"]),
    ])
END
cat >Sources/tool/main.swift <<'END'
import Foundation

FileHandle.standardError.write(Data("warning: Notes.txt: one word is left\n".utf8))
try "let made = 1\n".write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
END
cat >Plugins/Builder/Builder.swift <<'END'
import PackagePlugin

@main struct Builder: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
        return [
            .buildCommand(
                displayName: "Make", executable: try context.tool(named: "tool").url,
                arguments: [output.path(percentEncoded: false)],
                inputFiles: [context.package.directoryURL.appending(path: "Sources/App/Notes.txt")], outputFiles: [output])
        ]
    }
}
END
echo 'words' >Sources/App/Notes.txt

for engine in native swiftbuild; do
    rm -rf .build
    echo 'print(made)' >Sources/App/main.swift
    swift build --build-system "$engine" >output 2>&1
    grep -F 'warning: Notes.txt: one word is left' output >/dev/null
    # The second build of the native engine may run everything again.
    swift build --build-system "$engine" >/dev/null 2>&1
    for edit in '' 'print(made)'; do
        echo "$edit" >>Sources/App/main.swift
        swift build --build-system "$engine" >output 2>&1
        fails grep -F 'one word is left' output
    done
done
