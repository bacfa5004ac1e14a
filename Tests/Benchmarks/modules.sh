# Five times the modules, each of which sees all modules below it.

measure_modules() {
    local count
    echo "Modules of 50 files, release, clean, CPU time of all runs"
    for count in 20 100; do
        write_modules "$count"
        row "$count modules, sources" "$(cpu_seconds generate_modules "$count" sources)" 1 s
        row "$count modules, writing outlines" "$(cpu_seconds write_outlines "$count")" 1 s
        row "$count modules, outlines" "$(cpu_seconds generate_modules "$count" outlines)" 1 s
        row "$count modules, size of outlines" "$(bytes_of "$work"/modules/*.outline)" "$(bytes_of "$work"/modules/*/*)" B
        row "$count modules, size of records" "$(bytes_of "$work"/modules/*+Furnish.record*)" "$(bytes_of "$work"/modules/*/*)" B
    done
    echo
}

bytes_of() { cat "$@" | wc -c; }

write_modules() {
    local count=$1 module other name
    rm -rf "$work/modules"
    for ((module = 0; module < count; module++)); do mkdir -p "$work/modules/Module$module"; done
    awk -f "$benchmarks/write-modules.awk" -v directory="$work/modules" -v modules="$count" </dev/null
    # As after a checkout: a file that is as young as a record is read again.
    find "$work/modules" -name '*.swift' -exec touch -t 202001010000 {} +
    for ((module = 0; module < count; module++)); do
        name=$work/modules/Module$module
        { printf '%s\n' --module "Module$module" && cat "$name.paths"; } |
            tee "$name.sources" >"$name.outlines"
        for ((other = 0; other < module; other++)); do
            { printf '%s\n' --sibling "Module$other" && cat "$work/modules/Module$other.paths"; } >>"$name.sources"
            printf '%s\n' --sibling-outline "$work/modules/Module$other.outline" >>"$name.outlines"
        done
    done
}

generate_modules() {
    local module name
    rm -f "$work"/modules/*+Furnish.*
    for ((module = 0; module < $1; module++)); do
        name=$work/modules/Module$module
        "$root/.build/release/furnish" generate --output "$name+Furnish.swift" --record "$name+Furnish.record" "@$name.$2"
    done
}

write_outlines() {
    local module name
    for ((module = 0; module < $1; module++)); do
        name=$work/modules/Module$module
        "$root/.build/release/furnish" outline --module "Module$module" --output "$name.outline" \
            "@$name.paths"
    done
}
