#!/usr/bin/env bash
# SwiftPM's native engine does not see a new source file of a `.package(path:)` dependency, until a manifest changes.
#
# Swift 6.3.1, Linux x86-64. One expects that a build lists the files of each target, as it does for the package itself: a new file of
# the package's own target is seen at once. But after some builds, a new file in the folder next to it is not, so the compiler says of
# what it declares:
#
#     error: cannot find 'Two' in scope
#
# `touch Package.swift` of the package that is built helps. `--build-system swiftbuild` sees the new file.
#
# It matters for build tool plugins: they are asked again only when SwiftPM plans again. So a plugin that reads the sources of the
# modules below keeps an old list of files, and what it generates is as old as what the compiler sees.
#
# Exit status 0: SwiftPM behaves so. 1: it does not, and this file is to be read again.
set -Eeuo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'echo "line $LINENO: this is not as described" >&2; exit 1' ERR

# Expects a command to fail.
fails() { if "$@"; then return 1; fi; }
mkdir -p "$work"/kit/Sources/Kit "$work"/app/Sources/App
cat >"$work/kit/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
END
cat >"$work/app/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "app", dependencies: [.package(path: "../kit")],
    targets: [.executableTarget(name: "App", dependencies: [.product(name: "Kit", package: "kit")])])
END
echo 'public struct One { public init() {} }' >"$work/kit/Sources/Kit/One.swift"
printf 'import Kit\n\nprint(One())\n' >"$work/app/Sources/App/main.swift"
cd "$work/app"
# The first build does not know yet what it has to look at.
swift build >/dev/null 2>&1
swift build >/dev/null 2>&1

echo 'struct Own {}' >Sources/App/Own.swift
echo 'print(Own())' >>Sources/App/main.swift
swift build >/dev/null 2>&1
swift build >/dev/null 2>&1

echo 'public struct Two { public init() {} }' >../kit/Sources/Kit/Two.swift
echo 'print(Two())' >>Sources/App/main.swift
fails swift build >output 2>&1
grep -F "error: cannot find 'Two' in scope" output
# A second try changes nothing.
fails swift build >output 2>&1
touch Package.swift
swift build >/dev/null 2>&1

swift build --build-system swiftbuild >/dev/null 2>&1
echo 'public struct Three { public init() {} }' >../kit/Sources/Kit/Three.swift
echo 'print(Three())' >>Sources/App/main.swift
swift build --build-system swiftbuild >/dev/null 2>&1
