# From an edit to the running program: the tool, as the plugin runs it, the compiler and the program, beside the same program with
# a composition root written by hand. A debug build of a file for each type.

measure_starting() {
    local types=1000 rounds=7 edit
    run swift build --product furnish-generate
    write_program "$types"
    prepare_start root
    prepare_start generated
    for edit in body need; do
        measure_starts "$edit" "$rounds"
        echo "From an edit of a $edit to the running program of $types types, debug, wall time, median of $rounds"
        row "written by hand" "$(median "${written[@]}")" "$(median "${written[@]}")" ms
        row "generated" "$(median "${generated[@]}")" "$(median "${written[@]}")" ms
        printf '  %-34s %9.2f ms\n' "of which the tool" "$(median "${tool[@]}")"
        echo
    done
    rm -r "$work/program"
}

# Each edit is built with both roots, in turns, and each of them is the first in every second round.
measure_starts() {
    local edit=$1 rounds=$2 round time order kind
    written=() generated=() tool=()
    for ((round = 0; round <= rounds; round++)); do
        "edit_$edit" "$round"
        order="root generated"
        ((round % 2 == 0)) || order="generated root"
        for kind in $order; do
            time=$(wall_milliseconds "start_$kind")
            # The first round compiles everything.
            ((round > 0)) || continue
            if [[ $kind == root ]]; then written+=("$time"); else generated+=("$time"); fi
        done
        ((round == 0)) || tool+=("$(cat "$work/tool.time")")
    done
}

# The compiler's arguments, as SwiftPM passes them, and where each file's object is.
prepare_start() {
    local kind=$1 folder=$work/start.$1
    mkdir "$folder"
    { cat "$work/program.paths" && printf '%s\n' "$work/program.$kind.swift" "$work/program.$kind.main.swift"; } \
        >"$folder/sources"
    awk -v folder="$folder" '
        BEGIN { printf "{\"\": {\"swift-dependencies\": \"%s/Bench.swiftdeps\"}", folder }
        {
            name = $0
            gsub(/.*\/|\.swift$/, "", name)
            printf ",\n\"%s\": {\"object\": \"%s/%s.o\", \"swift-dependencies\": \"%s/%s.swiftdeps\"}",
                $0, folder, name, folder, name
        }
        END { print "}" }' "$folder/sources" >"$folder/files.json"
}

start_root() { compile_and_run root; }

# As the plugin does, with a record of what was read.
start_generated() {
    { time "$root/.build/debug/furnish-generate" generate --output "$work/program.generated.swift" \
        --record "$work/program.record" "@$work/program.arguments"; } 2>"$work/times" || return
    awk '{ printf "%.2f", $1 * 1000 }' "$work/times" >"$work/tool.time"
    compile_and_run generated
}

compile_and_run() {
    local folder=$work/start.$1
    swiftc -Onone -g -enable-testing -enable-batch-mode -incremental -output-file-map "$folder/files.json" -j2 \
        -swift-version 6 -parse-as-library -module-name Bench -emit-module-path "$folder/Bench.swiftmodule" \
        -emit-executable -o "$folder/Bench" "@$folder/sources" &&
        "$folder/Bench"
}

# Another text in the body of a service.
edit_body() {
    sed -i.old "s/{of [a-z ]*service 0}/{of $(printf 'very %.0s' $(seq 0 "$1"))service 0}/" "$work/program/Service0.swift"
    rm "$work/program/Service0.swift.old"
}

# A service needs one more, and in the next round one less. Who writes the root by hand edits it too.
edit_need() {
    local service=$work/program/Service5.swift file
    if grep -q 'service0' "$service"; then
        sed -i.old 's/, service0: any Service0//' "$service"
        sed -i.old 's/\(DefaultService5(.*\), service0: service0)/\1)/' "$work/program.root.swift"
    else
        sed -i.old 's/\(    init(.*: any Service4\)/\1, service0: any Service0/' "$service"
        sed -i.old 's/\(DefaultService5(.*\))/\1, service0: service0)/' "$work/program.root.swift"
    fi
    for file in "$service" "$work/program.root.swift"; do rm "$file.old"; done
}

median() { printf '%s\n' "$@" | sort -n | awk '{ times[NR] = $1 } END { print times[int((NR + 1) / 2)] }'; }
