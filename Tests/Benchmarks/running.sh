# Running what is generated against the same by hand; see RunTime, and Locks for a sendable factory.

measure_running() {
    echo "Running, release, time of each in ns, best of 15"
    local module sources
    for module in RunTime Locks; do
        sources=("$benchmarks/Comparison.swift" "$benchmarks/$module"/*.swift)
        run .build/release/furnish generate --module $module --output "$work/$module+Furnish.swift" "${sources[@]}"
        run swiftc -O -wmo -swift-version 6 -parse-as-library -module-name $module -o "$work/$module" \
            "${sources[@]}" "$work/$module+Furnish.swift"
        "$work/$module" | awk -F'|' '{
            printf "  %-34s %9.2f by hand  %9.2f generated  %6.2f x\n", $1, $3, $2, $2 / $3
        }'
    done
    echo
}
