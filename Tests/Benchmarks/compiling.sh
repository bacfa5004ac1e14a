# Compiling a program with the generated factory, and with a composition root written by hand.

measure_compiling() {
    measure_compiling_of 1000 3
    measure_compiling_of 10000 1
}

measure_compiling_of() {
    local types=$1 rounds=$2 configuration round
    write_program "$types"
    for configuration in debug release; do
        local generated=1000000 written=1000000
        for ((round = 0; round < rounds; round++)); do
            written=$(smaller "$written" "$(compile_seconds "$configuration" root)")
            generated=$(smaller "$generated" "$(compile_seconds "$configuration" generated)")
        done
        echo "Compiling $types types, their composition root and its use, $configuration, CPU time, best of $rounds"
        row "written by hand" "$written" "$written" s
        row "generated" "$generated" "$written" s
        echo
    done
    rm -r "$work/program"
}

# One program with two composition roots.
write_program() {
    local types=$1
    write_sources program "$types" 0
    run $(generate release program)
    { echo "import Foundation" && xargs cat <"$work/program.paths" | grep -v '^import '; } >"$work/program.swift"
    write_main Root "$types" >"$work/program.root.main.swift"
    write_main BenchFactory "$types" >"$work/program.generated.main.swift"
}

# Opens every screen, each in a function of its own, as in an app: of what nobody calls, an optimising compiler compiles
# nothing, and what one function calls, it puts into that.
write_main() {
    local root=$1 types=$2
    echo "@main struct Program {"
    echo "    static func main() {"
    echo "        let root = $root()"
    seq 9 10 "$((types - 1))" | sed 's/.*/        open&(root)/'
    echo "    }"
    echo "}"
    seq 9 10 "$((types - 1))" |
        sed "s/.*/@inline(never) func open&(_ root: $root) { root.makeScreen&().show(\"first\") }/"
}

compile_seconds() {
    local options=(-Onone -g -enable-testing -enable-batch-mode)
    [[ $1 == debug ]] || options=(-O -wmo)
    (cd "$work" && cpu_seconds swiftc "${options[@]}" -swift-version 6 -parse-as-library -module-name Bench -c \
        program.swift "program.$2.swift" "program.$2.main.swift")
}
