# What the machine counts, and no other program disturbs: instructions. Growth by them is what CI holds.

measure_instructions() {
    command -v valgrind >/dev/null || { echo "Instructions: there is no valgrind here" && return; }
    write_sources few 200 0
    write_sources many 2000 0
    local configuration few many
    for configuration in release debug; do
        few=$(instructions $(generate "$configuration" few))
        many=$(instructions $(generate "$configuration" many))
        awk -v few="$few" -v many="$many" -v name="$configuration" 'BEGIN {
            print "Instructions, " name
            printf "  %-34s %9.0f thousand\n", "for each type", (many - few) / 1800 / 1000
            printf "  %-34s %9.2f x\n", "ten times the types", many / few
        }'
        echo
    done
}

instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | awk '/refs:/ { gsub(",", "", $NF); print $NF }'
}
