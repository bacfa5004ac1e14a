# What the tool takes in a debug build, as the plugin runs it, after an edit.

measure_editing() {
    local files
    for files in 1000 10000; do
        write_sources edited "$files" 100
        # What is younger than two seconds is looked at in any case.
        sleep 2
        read -ra all <<<"$(generate debug edited)"
        editing=(edit_and "${all[@]}" --record "$work/edited.record")
        regenerating=(edit_graph_and "${all[@]}" --record "$work/edited.record")
        compare 20 all editing regenerating
        echo "Generating for $files marked files and 100 others, debug, wall time, best of 20"
        row "all of it" "${best[all]}" "${best[all]}" ms
        row "after an edit without markers" "${best[editing]}" "${best[all]}" ms
        row "after an edit that changes the graph" "${best[regenerating]}" "${best[all]}" ms
        echo
        rm -r "$work/edited" "$work/edited.record"
    done
}

edit_and() {
    edit
    "$@"
}

edit_graph_and() {
    edit_graph
    "$@"
}

edit() { printf '\nlet edited%d = 1\n' "$RANDOM" >>"$work/edited/Record0.swift"; }

edit_graph() { printf '\n// @Needs\nfunc edited%d() {}\n' "$RANDOM" >>"$work/edited/Service0.swift"; }

lose_marker() { sed -i.old '/@Provides/d' "$work/failing/Service500.swift"; }

# The type and its screen go to a file without markers.
move_type() {
    local service=$work/failing/Service500.swift
    sed '1,/^}/d' "$service" >>"$work/failing/Record0.swift"
    sed -i.old '/^}/q' "$service"
}
