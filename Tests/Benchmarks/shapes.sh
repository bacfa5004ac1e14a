# Four times the types, in graphs of a shape that a careless step would take more than linear time for.

measure_shapes() {
    local shape
    echo "From 1,000 to 4,000 types, release, CPU time, best of 3"
    for shape in "${shapes[@]}"; do
        row "$shape" "$(shape_seconds "$shape" 4000)" "$(shape_seconds "$shape" 1000)" s
    done
    echo
}

shapes=(chain cycle wide given graph closures collection imports scope generic conditions aliases missing misspelled
    duplicates)

shape_seconds() {
    write_graph "$1" "$2"
    for _ in 1 2 3; do
        allowing_errors=yes cpu_seconds $(generate release "$1")
        echo
    done | sort -n | head -1
}
