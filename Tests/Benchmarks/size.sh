# The size of a program with the generated factory, and with a composition root written by hand.

measure_size() {
    local types=1000 written generated
    write_program "$types"
    written=$(executable_kilobytes root)
    generated=$(executable_kilobytes generated)
    echo "Executable of $types types and their composition root, release, stripped"
    row "written by hand" "$written" "$written" KB
    row "generated" "$generated" "$written" KB
    echo
    rm -r "$work/program"
}

executable_kilobytes() {
    (cd "$work" && run swiftc -O -wmo -swift-version 6 -parse-as-library -module-name Bench -o "size.$1" \
        program.swift "program.$1.swift" "program.$1.main.swift")
    strip "$work/size.$1"
    wc -c <"$work/size.$1" | awk '{ printf "%.1f", $1 / 1000 }'
}
