# Writes a program of about `types` types into `directory`, a file each, whose graph has one shape, `kind`, that a
# careless step would take more than linear time for. Their paths go to standard output.

BEGIN {
    for (number = 0; number < types; number++) {
        need = number + 1 < types ? "next: T" number + 1 : ""
        group = number % 20 < 19 ? need : ""
        if (kind == "chain") type(number, "// @Provides", need)
        else if (kind == "cycle") type(number, "// @Provides", "next: T" (number + 1) % types)
        else if (kind == "wide") type(number, "// @Provides", "shared: Shared")
        else if (kind == "given") given(number, need)
        else if (kind == "graph") type(number, "// @Provides(graph)", group)
        else if (kind == "closures") type(number, "// @Provides", "make: @escaping () -> T" (number + 1) % types)
        else if (kind == "collection") file(number, "// @Provides(into: [Step])\nfinal class T" number ": Step {}\n")
        else if (kind == "imports") imports(number)
        else if (kind == "scope") type(number, "// @Provides(once)", "session: Session" (group ? ", " group : ""))
        else if (kind == "generic") generic(number)
        else if (kind == "conditions") conditions(number, group)
        else if (kind == "aliases") aliases(number)
        else if (kind == "missing") type(number, "// @Provides", "it: any Missing" number, "protocol Missing" number " {}\nstruct Found" number ": Missing" number " {}\n")
        else if (kind == "misspelled") type(number, "// @Provides", "it: Servise" number, "// @Provides\nfinal class Service" number " {}\n")
        else if (kind == "duplicates") file(number, "// @Provides\nfunc value" number "() -> Int { " number " }\n")
    }
    if (kind == "wide") file("Shared", "// @Provides(once)\nfinal class Shared {}\n")
    if (kind == "scope") file("Session", "// @Scope\nstruct Session { let user: Int }\n")
    if (kind == "generic") file("Box", "final class Box<Value> { init() {} }\n")
    if (kind == "collection") file("Step", "protocol Step {}\nfinal class All {\n    // @Needs\n    init(steps: [any Step]) {}\n}\n")
    screens()
}

function file(name, text,    path) {
    path = directory "/T" name ".swift"
    print path
    printf "%s", text > path
    close(path)
}

function type(number, marker, parameters, beside) {
    file(number, marker "\nfinal class T" number " {\n    init(" parameters ") {}\n}\n" beside)
}

function given(number, need) {
    file(number, "// @Provides\nfinal class T" number " {\n    // @Needs(given: id)\n    init(id: Int" (need ? ", " need : "") ") {}\n}\n")
}

function imports(number) {
    file(number, "import Foundation\nimport Kit" number % 50 "\n\n// @Provides\nfinal class T" number \
        " {\n    // @Needs(given: url, date)\n    init(url: URL, date: Date) {}\n}\n")
}

function generic(number) {
    file(number, "struct Value" number " {}\n\n// @Provides\ntypealias Box" number " = Box<Value" number ">\n\n// @Provides\nfinal class T" number " {\n    init(box: Box<Value" number ">) {}\n}\n")
}

function conditions(number, need) {
    file(number, "#if FLAG" number % 30 "\n// @Provides\nfinal class T" number " {\n    init(" need ") {}\n}\n#else\n" \
        "// @Provides\nfinal class T" number " {\n    init() {}\n}\n#endif\n")
}

# What a marked type conforms to stands in a file without a marker.
function aliases(number) {
    file(number, "// @Provides(as: Known" number ")\nfinal class T" number ": Other" number " {\n    init() {}\n}\n")
    file(number "+", "protocol Known" number " {}\ntypealias Other" number " = Known" number "\n")
}

# All types are needed: every twentieth on a screen of its own, or where no type needs another, each.
function screens(    number, step, name) {
    if (kind == "collection" || kind == "duplicates") return
    step = kind ~ /^(chain|cycle|given|closures)$/ ? types : kind ~ /^(graph|scope|conditions)$/ ? 20 : 1
    for (number = 0; number < types; number += step) {
        name = "Screen" number
        file(name, kind == "imports" ? "import Foundation\n\nfinal class " name " {\n    // @Needs\n    init(make: (URL, Date) -> T" number \
            ") {}\n}\n" : "final class " name " {\n    // @Needs\n    init(first: T" number ") {}\n}\n")
    }
}
