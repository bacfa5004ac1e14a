#!/usr/bin/env bash
# SwiftPM's native engine links the tools of plugins at each `swift package COMMAND`, although nothing has changed.
#
# Swift 6.3.1, Linux x86-64, debug. No Furnish is involved: the package `tools` has a library, two small tools that use it, a build
# tool plugin that runs the one, and a command plugin that runs the other. The package `app` uses the build tool plugin.
#
# Each command builds the tools of build tool plugins first, with `.build/plugin-tools.db`, and then the tool of the command,
# with `.build/build.db`. Both of these databases of llbuild have rules for the same files, here for the object file that wraps the
# module of the library for the debugger (`swiftc -modulewrap`). Each rule runs again where its output is not as it was when the rule
# ran last with the same database. So the second build writes the file again because the first one did, the first build of the next
# command does because the second one did, and each time both tools are linked.
#
#     $ swift build
#     $ swift package say
#     $ swift package say
#     [0/2] Write swift-version-6A52383ED409C6A7.txt
#     [1/3] Wrapping AST for Library for debugging
#     [2/4] Write Objects.LinkFileList
#     [3/4] Linking tool-a-tool
#     Building for debugging...
#     [0/2] Write swift-version-6A52383ED409C6A7.txt
#     [1/3] Wrapping AST for Library for debugging
#     [2/4] Write Objects.LinkFileList
#     [3/4] Linking tool-b-tool
#     Build of product 'tool-b' complete! (0.55s)
#     said
#
# - With one tool for both plugins, it is linked twice.
# - The next `swift build` links the first tool twice, and runs the build tool plugin's command again.
# - `swift build --disable-build-manifest-caching` does the same at each run.
# - A command plugin without a tool links nothing. In release, where modules are not wrapped, nothing is linked, nor with
#   `--build-system swiftbuild`.
#
# Exit status 0: SwiftPM behaves so. 1: it does not, and this file is to be read again.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/tools/{Sources/{Library,tool-a,tool-b},Plugins/{Builder,Commander}} "$work"/app/Sources/App
cd "$work/tools"

cat >Package.swift <<'EOF'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "tools",
    products: [
        .plugin(name: "Builder", targets: ["Builder"]),
        .plugin(name: "Commander", targets: ["Commander"]),
    ],
    targets: [
        .target(name: "Library"),
        .executableTarget(name: "tool-a", dependencies: ["Library"]),
        .executableTarget(name: "tool-b", dependencies: ["Library"]),
        .plugin(name: "Builder", capability: .buildTool(), dependencies: ["tool-a"]),
        .plugin(
            name: "Commander", capability: .command(intent: .custom(verb: "say", description: "Runs the tool.")),
            dependencies: ["tool-b"]),
    ]
)
EOF
echo 'public func text() -> String { "let made = 1\n" }' >Sources/Library/Library.swift
cat >Sources/tool-a/main.swift <<'EOF'
import Foundation
import Library

try text().write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
EOF
printf 'import Library\n\nprint(text().isEmpty ? "" : "said")\n' >Sources/tool-b/main.swift
cat >Plugins/Builder/Builder.swift <<'EOF'
import PackagePlugin

@main struct Builder: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
        return [
            .buildCommand(
                displayName: "Make", executable: try context.tool(named: "tool-a").url,
                arguments: [output.path(percentEncoded: false)], outputFiles: [output])
        ]
    }
}
EOF
cat >Plugins/Commander/Commander.swift <<'EOF'
import Foundation
import PackagePlugin

@main struct Commander: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "tool-b").url
        try process.run()
        process.waitUntilExit()
    }
}
EOF

cd "$work/app"
cat >Package.swift <<'EOF'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "app",
    dependencies: [.package(path: "../tools")],
    targets: [.executableTarget(name: "App", plugins: [.plugin(name: "Builder", package: "tools")])]
)
EOF
echo 'print(made)' >Sources/App/main.swift

# Prints how many executables SwiftPM links: links COMMAND…
links() {
    "$@" >log 2>&1 || { cat log && exit 1; }
    grep -c '\] Linking ' log || true
}

# Fails with the output of the last command if a number is not as written here: expect NUMBER COMMAND…
expect() {
    local expected=$1 count
    shift
    count=$(links "$@")
    echo "$*: $count"
    [[ $count == "$expected" ]] || { cat log && echo "$expected were expected." && exit 1; }
}

links swift build >/dev/null
links swift package say >/dev/null
expect 2 swift package say
expect 2 swift package say
expect 2 swift build
expect 0 swift build
links swift package --configuration release say >/dev/null
expect 0 swift package --configuration release say
