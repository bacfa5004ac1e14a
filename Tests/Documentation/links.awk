# Turns the links of a page, which GitHub follows, into those of DocC: `[…](Page.md#two-words)` into `[…](doc:Page#Two-words)`,
# and `Resources/x.png` into `x.png`. It takes all pages, to know their headings, and then once more the page to print:
# awk -f links.awk *.md Page.md

# As GitHub writes a heading in a link.
function anchor(heading) {
    gsub(/[^A-Za-z0-9 _-]/, "", heading)
    gsub(/ /, "-", heading)
    return heading
}

function rewritten(line,    result, link, parts, name) {
    while (match(line, /\]\([A-Za-z]+\.md(#[a-z0-9_-]+)?\)/)) {
        link = substr(line, RSTART + 2, RLENGTH - 3)
        result = result substr(line, 1, RSTART + 1)
        line = substr(line, RSTART + RLENGTH)
        split(link, parts, "#")
        name = substr(parts[1], 1, length(parts[1]) - 3)
        result = result "doc:" name (parts[2] == "" ? "" : "#" headings[name, parts[2]]) ")"
    }
    return result line
}

FNR == 1 {
    files += 1
    isCode = 0
    name = FILENAME
    sub(/.*\//, "", name)
    sub(/\.md$/, "", name)
}

/^ *```/ { isCode = !isCode }

files < ARGC - 1 {
    if (!isCode && /^#+ /) {
        sub(/^#+ /, "")
        headings[name, tolower(anchor($0))] = anchor($0)
    }
    next
}

isCode { print; next }

{ gsub(/\]\(Resources\//, "]("); print rewritten($0) }

# DocC needs to know which page is the first.
FNR == 1 && name == "Furnish" { print "\n@Metadata {\n    @TechnologyRoot\n}" }
