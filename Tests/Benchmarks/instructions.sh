# What no other program on the machine disturbs: instructions. CI holds these, see `hold`.

measure_instructions() {
    command -v valgrind >/dev/null || { echo "Instructions: there is no valgrind here" && return; }
    write_sources few 100 0
    write_sources many 1000 0
    local configuration few many
    for configuration in release debug; do
        few=$(instructions $(generate "$configuration" few))
        many=$(instructions $(generate "$configuration" many))
        echo "Instructions, $configuration"
        awk -v few="$few" -v many="$many" 'BEGIN {
            printf "  %-34s %9.0f thousand\n", "for each type", (many - few) / 900 / 1000
            printf "  %-34s %9.2f x\n", "ten times the types", many / few
        }'
        echo
    done
}

# Also of a command that fails because the program has errors.
instructions() {
    { valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 || [[ $? == 1 ]]; } |
        awk '/refs:/ { gsub(",", "", $NF); print $NF }'
}
