#!/usr/bin/env bash
# What a command plugin writes to standard error comes out of `swift package` on standard output, and its exit status is lost.
#
# Swift 6.3.1, Linux x86-64. One expects two streams to stay two, so that `swift package report > report.json` has the report and the
# terminal has the complaints, and that `exit(2)` is a 2 for who called. But both streams of a plugin, and of the tools that it starts,
# become standard output:
#
#     $ swift package say 2>/dev/null
#     a document
#     a complaint
#     $ echo $?
#     1
#
# What the plugin says by `Diagnostics.error` is on standard error.
#
# It matters for a plugin that prints a document, such as JSON: it must keep its tool's standard error to itself, and say what matters
# through `Diagnostics`. A script cannot tell two kinds of failure apart by the exit status.
#
# Exit status 0: SwiftPM behaves so. 1: it does not, and this file is to be read again.
set -Eeuo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'echo "line $LINENO: this is not as described" >&2; exit 1' ERR

# Expects a command to fail.
fails() { if "$@"; then return 1; fi; }
mkdir -p "$work"/Plugins/Say
cd "$work"
cat >Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "say",
    targets: [.plugin(name: "Say", capability: .command(intent: .custom(verb: "say", description: "Says something.")))])
END
cat >Plugins/Say/Say.swift <<'END'
import Foundation
import PackagePlugin

@main struct Say: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "echo a document; echo a complaint >&2"]
        try process.run()
        process.waitUntilExit()
        Diagnostics.error("an error")
        exit(2)
    }
}
END
status=0
swift package say >output 2>errors || status=$?
[[ $status == 1 ]]
grep -Fx 'a document' output
grep -Fx 'a complaint' output
fails grep -F 'a complaint' errors
grep -F 'error: an error' errors
