# Ten times the types.

measure_growth() {
    write_sources small 1000 0
    write_sources large 10000 0
    local configuration
    for configuration in release debug; do
        read -ra small <<<"$(generate "$configuration" small)"
        read -ra large <<<"$(generate "$configuration" large)"
        compare 10 small large
        echo "From 1,000 to 10,000 types, $configuration, wall time, best of 10"
        row "1,000" "${best[small]}" "${best[small]}" ms
        row "10,000" "${best[large]}" "${best[small]}" ms
        if [[ -x /usr/bin/time && $(uname) == Linux ]]; then
            /usr/bin/time -f %M -o "$work/memory" "${large[@]}"
            awk '{ printf "  %-34s %9.2f KB\n", "memory, for each type", $1 / 10000 }' "$work/memory"
        fi
        echo
    done
}
