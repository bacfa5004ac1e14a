# Times and rows.

TIMEFORMAT='%R %U %S'

# Runs a command that must not fail, but for the errors that a program was written to have.
run() {
    "$@" >"$work/log" 2>&1 || [[ ${allowing_errors:-} == yes && $? == 1 ]]
}

# Runs the named commands, arrays of words, in turns; the best wall time of each goes to `best[name]`, in ms.
declare -A best
compare() {
    local rounds=$1 name count time
    shift
    for name in "$@"; do best[$name]=1000000000; done
    for ((count = 0; count <= rounds; count++)); do
        for name in "$@"; do
            local -n command=$name
            time=$(wall_milliseconds "${command[@]}")
            # The first round fills caches.
            ((count == 0)) || best[$name]=$(smaller "$time" "${best[$name]}")
        done
    done
}

wall_milliseconds() {
    local times
    times=$({ time run "$@"; } 2>&1)
    awk '{ printf "%.2f", $1 * 1000 }' <<<"$times"
}

# User and system time, children included.
cpu_seconds() {
    local times
    times=$({ time run "$@"; } 2>&1)
    awk '{ printf "%.2f", $2 + $3 }' <<<"$times"
}

smaller() { awk -v left="$1" -v right="$2" 'BEGIN { print left < right ? left : right }'; }

# A name, a value with its unit, and what it is of another value.
row() {
    awk -v name="$1" -v value="$2" -v base="$3" -v unit="$4" \
        'BEGIN { printf "  %-34s %9.2f %-2s  %6.2f x  %+9.2f %s\n", name, value, unit, value / base, value - base, unit }'
}

# Writes a program of so many marked and unmarked files, see write-sources.awk, into a folder of the name.
write_sources() {
    local name=$1 files=$2 plain=$3
    mkdir -p "$work/$name"
    awk -f "$benchmarks/write-sources.awk" -v directory="$work/$name" -v files="$files" -v plain="$plain" \
        -v root="$work/$name.root.swift" </dev/null >"$work/$name.paths"
    { printf '%s\n' --module Bench && cat "$work/$name.paths"; } >"$work/$name.arguments"
}

# Writes a program whose graph has one shape, see write-graph.awk, into a folder of that name.
write_graph() {
    local kind=$1 types=$2
    rm -rf "${work:?}/$kind"
    mkdir "$work/$kind"
    awk -f "$benchmarks/write-graph.awk" -v directory="$work/$kind" -v kind="$kind" -v types="$types" \
        </dev/null >"$work/$kind.paths"
    { printf '%s\n' --module Bench && cat "$work/$kind.paths"; } >"$work/$kind.arguments"
}

# The command that generates for it in a configuration.
generate() {
    local configuration=$1 name=$2
    echo "$root/.build/$configuration/furnish generate --output $work/$name.generated.swift @$work/$name.arguments"
}
