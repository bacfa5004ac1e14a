#!/usr/bin/env bash
# In Factory, `.singleton` keys of two containers share one instance if they have the same property name and type.
#
# Factory 3.2.2 (440dfd8b), Swift 6.3.1, Linux x86-64. One expects that a key belongs to its container, as it does with `.cached`. But the
# singletons of all containers are in one cache, whose keys are a type and a property's name:
#
#     singleton: one instance
#     cached: two instances
#
# It matters for who moves keys into containers for modules, and for tools that read registrations: a second container with a `log` of
# its own gets the first one's.
#
# Exit status 0: Factory behaves so. 1: it does not, and this file is to be read again.
set -Eeuo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'echo "line $LINENO: this is not as described" >&2; exit 1' ERR
mkdir -p "$work/Sources/App"
cd "$work"
cat >Package.swift <<'END'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App", platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/hmlongco/Factory", revision: "440dfd8b3653b09addd3ba60f5ba58925307fd3a")
    ],
    targets: [.executableTarget(name: "App", dependencies: [.product(name: "FactoryKit", package: "Factory")])])
END
cat >Sources/App/main.swift <<'END'
import FactoryKit

final class Log {}

final class Shop: SharedContainer {
    static let shared = Shop()
    let manager = ContainerManager()
}

final class Bank: SharedContainer {
    static let shared = Bank()
    let manager = ContainerManager()
}

extension Shop {
    var log: Factory<Log> { self { Log() }.singleton }
    var books: Factory<Log> { self { Log() }.cached }
}

extension Bank {
    var log: Factory<Log> { self { Log() }.singleton }
    var books: Factory<Log> { self { Log() }.cached }
}

print("singleton:", Shop.shared.log() === Bank.shared.log() ? "one instance" : "two instances")
print("cached:", Shop.shared.books() === Bank.shared.books() ? "one instance" : "two instances")
END
swift run --quiet App >output
cat output
diff output - <<'END'
singleton: one instance
cached: two instances
END
