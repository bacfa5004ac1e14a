#!/usr/bin/env bash
# `var x: Int?` may be left out of a memberwise initializer, and `var x: Optional<Int>` may not, although they are one type.
#
# Swift 6.3.1, Linux x86-64. One expects that two spellings of a type behave alike. But only the one with `?` or `!` gets nil as its
# initial value, and with it a default argument:
#
#     error: missing argument for parameter 'spelled' in call
#
# A typealias of `Int?` gets nothing either, nor does a `let`.
#
# It matters for tools that read sources and normalize types: after that, what the initializer looks like cannot be told any more.
#
# Exit status 0: Swift behaves so. 1: it does not, and this file is to be read again.
set -Eeuo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'echo "line $LINENO: this is not as described" >&2; exit 1' ERR
cd "$work"
# Prints whether the property may be left out: try DECLARATION.
try() {
    printf 'typealias MaybeInt = Int?\nstruct S {\n    %s\n    var number: Int\n}\nprint(S(number: 1))\n' "$1" >try.swift
    swiftc -typecheck try.swift >output 2>&1 && echo yes && return
    grep -F "error: missing argument for parameter 'x' in call" output >/dev/null
    echo no
}

[[ $(try 'var x: Int?') == yes ]]
[[ $(try 'var x: Int!') == yes ]]
[[ $(try 'var x: Optional<Int>') == no ]]
[[ $(try 'var x: MaybeInt') == no ]]
[[ $(try 'let x: Int?') == no ]]
