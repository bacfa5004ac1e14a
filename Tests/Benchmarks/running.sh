# Running what is generated against the same by hand; see RunTime.

measure_running() {
    local sources=("$benchmarks"/RunTime/*.swift)
    run .build/release/furnish generate --module RunTime --output "$work/RunTime+Furnish.swift" "${sources[@]}"
    run swiftc -O -wmo -swift-version 6 -parse-as-library -module-name RunTime -o "$work/RunTime" \
        "${sources[@]}" "$work/RunTime+Furnish.swift"
    echo "Running, release, time of each in ns, best of 15"
    "$work/RunTime" | awk -F'|' '{
        printf "  %-34s %9.2f by hand  %9.2f generated  %6.2f x\n", $1, $3, $2, $2 / $3
    }'
    echo
}
