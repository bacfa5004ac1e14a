# Compiling a program with the generated factory, and with a composition root written by hand.

measure_compiling() {
    local types configuration
    for types in 1000 10000; do
        write_sources program "$types" 0
        run $(generate release program)
        { echo "import Foundation" && xargs cat <"$work/program.paths" | grep -v '^import '; } >"$work/program.swift"
        for configuration in debug release; do
            local generated written
            generated=$(compile_seconds "$configuration" "$work/program.generated.swift")
            written=$(compile_seconds "$configuration" "$work/program.root.swift")
            echo "Compiling $types types and their composition root, $configuration, CPU time, best of 2"
            row "written by hand" "$written" "$written" s
            row "generated" "$generated" "$written" s
            echo
        done
        rm -r "$work/program"
    done
}

compile_seconds() {
    local options=(-Onone -g -enable-testing)
    [[ $1 == debug ]] || options=(-O)
    for _ in 1 2; do
        cpu_seconds swiftc "${options[@]}" -wmo -swift-version 6 -parse-as-library -module-name Bench -c \
            -o "$work/program.o" "$work/program.swift" "$2"
        echo
    done | sort -n | head -1
}
