# Generating against a C program that only opens and reads the same files.

measure_generation() {
    clang -O2 -o "$work/read" "$benchmarks/read.c"
    measure_generation_of 1000 0 20
    measure_generation_of 10000 0 10
    measure_generation_of 10000 90000 5
}

measure_generation_of() {
    local files=$1 plain=$2 rounds=$3
    write_sources sources "$files" "$plain"
    reading=("$work/read" "$work/sources.paths")
    read -ra release <<<"$(generate release sources)"
    read -ra debug <<<"$(generate debug sources)"
    compare "$rounds" reading release debug
    echo "Generation from $files marked files and $plain others, wall time, best of $rounds"
    row "reading alone" "${best[reading]}" "${best[reading]}" ms
    row "release" "${best[release]}" "${best[reading]}" ms
    row "debug" "${best[debug]}" "${best[reading]}" ms
    echo
    rm -r "$work/sources"
}
