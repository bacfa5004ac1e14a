#!/usr/bin/env bash
# Default arguments are evaluated after all arguments that are written, wherever their parameters stand.
#
# Swift 6.3.1, Linux x86-64. One expects arguments to be evaluated from left to right, as those that are written are. But where `next()` counts, and the function
# is `make(first: Int = next(), second: Int)`, the calls `make(second: next())` and `make(first: next(), second: next())` get:
#
#     first 2, second 1
#     first 1, second 2
#
# The second call only repeats the default. SE-0411 has this order among its details.
#
# It matters for generators of calls: whether they leave a default out or repeat it changes the order in which instances are made, and
# with it what each of them sees.
#
# Exit status 0: Swift behaves so. 1: it does not, and this file is to be read again.
set -Eeuo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'echo "line $LINENO: this is not as described" >&2; exit 1' ERR
cd "$work"
cat >order.swift <<'END'
var count = 0
func next() -> Int {
    count += 1
    return count
}

func make(first: Int = next(), second: Int) -> String { "first \(first), second \(second)" }

print(make(second: next()))
count = 0
print(make(first: next(), second: next()))
END
swiftc -swift-version 5 order.swift -o order
./order >output
cat output
diff output - <<'END'
first 2, second 1
first 1, second 2
END
