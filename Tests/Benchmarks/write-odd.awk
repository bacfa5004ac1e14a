# Writes a program that no person writes: `-v family=NAME -v n=SIZE`.

function list(count, before, after, numbered,    text, i) {
    for (i = 0; i < count; i++) text = text (i ? ", " : "") before (numbered ? i : "") after
    return text
}

function run(parameters) { print "// @Needs\nfunc run(" parameters ") {}" }

# Deep: each type needs the next one.
BEGIN { if (family == "chain") {
    for (i = 0; i < n; i++) print "// @Provides(once)\nfinal class C" i " { init(c: C" i + 1 ") {} }"
    print "// @Provides\nfinal class C" n " {}"
    run("c: C0")
} }

# Wide: one function needs all types.
BEGIN { if (family == "wide") {
    for (i = 0; i < n; i++) print "// @Provides\nfinal class C" i " {}"
    text = "c0: C0"
    for (i = 1; i < n; i++) text = text ", c" i ": C" i
    run(text)
} }

BEGIN { if (family == "alternatives") {
    print "struct A { init(b: Int) {} }"
    for (i = 0; i < n; i++) print "#if os(P" i ")\n// @Provides\nfunc make" i "() -> A { A(b: 0) }\n#endif"
    run("a: A")
} }

BEGIN { if (family == "markers") {
    for (i = 0; i < n; i++) text = text "/* @Needs */ "
    print "func run(a: Int, " text "b: Int) {}"
} }

BEGIN { if (family == "given") {
    print "// @Needs(given: " list(n, "a", "", 1) ")\nfunc run(" list(n, "a", ": Int", 1) ") {}"
} }

BEGIN { if (family == "closure") {
    print "// @Provides\nstruct A {\n// @Needs(given: " list(n, "a", "", 1) ")\ninit(" list(n, "a", ": Int", 1) ") {}\n}"
    run("make: @escaping (" list(n, "Int", "", 0) ") -> A")
} }

BEGIN { if (family == "defaults") {
    run(list(n, "a", ": Int = zero", 1))
} }

# Near misses: each need has a type whose name differs by a letter.
BEGIN { if (family == "misspelled") {
    for (i = 0; i < n; i++) print "final class Service" i " {}\n// @Needs\nfunc run" i "(c: Servic" i ") {}"
} }

# Candidates: all conform to what is missing.
BEGIN { if (family == "candidates") {
    print "protocol P {}"
    for (i = 0; i < n; i++) print "final class C" i ": P {}"
    run("p: any P")
} }

BEGIN { if (family == "duplicates") {
    print "struct A {}"
    for (i = 0; i < n; i++) print "// @Provides\nfunc make" i "() -> A { A() }"
    run("a: A")
} }

BEGIN { if (family == "elements") {
    print "protocol P {}"
    for (i = 0; i < n; i++) print "// @Provides(into: [any P])\nfinal class C" i ": P {}"
    run("p: [any P]")
} }

BEGIN { if (family == "cycle") {
    for (i = 0; i < n; i++) print "// @Provides\nfinal class C" i " { init(c: C" (i + 1) % n ") {} }"
} }

# Each fix changes a line.
BEGIN { if (family == "fixes") {
    for (i = 0; i < n; i++) print "final class C" i " {}"
    text = "c0: C0"
    for (i = 1; i < n; i++) text = text ", c" i ": C" i
    run(text)
} }

# Each alias contains the next one twice.
BEGIN { if (family == "aliases") {
    for (i = 0; i < n; i++) print "typealias A" i " = (A" i + 1 ", A" i + 1 ")"
    print "struct A" n " {}"
    run("a: A0")
} }

# Each scope is in the one before.
BEGIN { if (family == "nested") {
    for (i = 0; i < n; i++) print "// @Scope" (i ? "(in: S" i - 1 ")" : "") "\nstruct S" i " {}\n// @Provides(once, in: S" i ")\nfinal class C" i " {}"
} }

BEGIN { if (family == "siblings") {
    for (i = 0; i < n; i++) print "// @Scope\nstruct S" i " {}\n// @Provides(once, in: S" i ")\nfinal class C" i " {}"
} }

# Alternatives of one scope.
BEGIN { if (family == "scopes") {
    for (i = 0; i < n; i++) print (i ? "#elseif" : "#if") " B" i "\n// @Scope\nstruct S {}\n"
    print "#endif"
} }

BEGIN { if (family == "unknown") {
    print "// @Needs(given: " list(n, "b", "", 1) ")\nfunc run(" list(n, "a", ": Int", 1) ") {}"
} }

# Given parameters of many types propagate to one function.
BEGIN { if (family == "propagated") {
    for (i = 0; i < n; i++) print "// @Provides\nfinal class C" i " {\n// @Needs(given: a" i ")\ninit(a" i ": Int) {} }"
    t = "c0: C0"; for (i = 1; i < n; i++) t = t ", c" i ": C" i
    run(t)
} }

BEGIN { if (family == "mismatched") {
    for (i = 0; i < n; i++) print "// @Provides\nfinal class C" i " {\n// @Needs(given: id)\ninit(id: Int) {} }"
    t = "c0: C0"; for (i = 1; i < n; i++) t = t ", c" i ": C" i
    run(t)
} }

# Each error may be a consequence of a mistake anywhere in a chain.
BEGIN { if (family == "consequences") {
    for (i = 0; i < n; i++) print "// @Provides(once)\nfinal class C" i " { init(c: D" i ") {} }\n// @Provides\nfinal class D" i " { init(c: D" i + 1 ") {} }"
    print "// @Provides\nfinal class D" n " {\n// @Needs(given: a)\ninit(a: Int) {} }"
    t = "c0: C0"; for (i = 1; i < n; i++) t = t ", c" i ": C" i
    run(t)
} }

BEGIN { if (family == "composition") {
    for (i = 0; i < n; i++) print "protocol P" i " {}"
    t = "P0"; for (i = 1; i < n; i++) t = t " & P" i
    print "// @Provides(as: " t ")\nstruct A: " t " {}"
    run("a: any " t)
} }

# Each protocol inherits from the one before.
BEGIN { if (family == "protocols") {
    print "@MainActor protocol P0 {}"
    for (i = 1; i < n; i++) print "protocol P" i ": P" i - 1 " {}"
    for (i = 1; i < n; i++) print "// @Provides\nfinal class A" i ": P" i " {}"
    run("a: A1")
} }

BEGIN { if (family == "unused") {
    for (i = 0; i < n; i++) print "// @Provides\nfinal class C" i " {}"
    run("")
} }

# Each of these mistakes looks for the specializations that are needed.
BEGIN { if (family == "generics") {
    for (i = 0; i < n; i++) print "// @Provides\nfinal class B" i "<T> { init() {} }"
    for (i = 0; i < n; i++) print "// @Needs\nfunc run" i "(b: B" i "<Int>) {}"
} }

BEGIN { if (family == "methods") {
    print "// @Provides\nfinal class A {"
    for (i = 0; i < n; i++) print "// @Needs\nfunc set" i "(c: C" i ") {}"
    print "}"
    for (i = 0; i < n; i++) print "// @Provides\nfinal class C" i " {}"
    run("a: A")
} }

BEGIN { if (family == "live") {
    for (i = 0; i < n; i++) print "// @Provides(once, live)\nfinal class C" i " {}"
    t = "c0: C0"; for (i = 1; i < n; i++) t = t ", c" i ": C" i
    run(t)
} }

BEGIN { if (family == "overloads") {
    print "final class A {"
    for (i = 0; i < n; i++) print "// @Needs(given: a" i ")\ninit(a" i ": Int) {}"
    print "}"
} }

BEGIN { if (family == "dictionary") {
    print "protocol P {}"
    for (i = 0; i < n; i++) print "// @Provides(into: [String: any P], key: \"k" i "\")\nfinal class C" i ": P {}"
    run("p: [String: any P]")
} }

# Shared: each type needs the next one, and is made once in each call.
BEGIN { if (family == "shared") {
    for (i = 0; i < n; i++) print "// @Provides(graph)\nfinal class C" i " { init(c: C" i + 1 ") {} }"
    print "// @Provides(graph)\nfinal class C" n " {}"
    run("c: C0")
} }

# Branches: one `#if` has an alternative in each.
BEGIN { if (family == "branches") {
    print "struct A {}"
    for (i = 0; i < n; i++) print (i ? "#elseif" : "#if") " B" i "\n// @Provides\nfunc make" i "() -> A { A() }"
    print "#else\n// @Provides\nfunc makeElse() -> A { A() }\n#endif"
    run("a: A")
} }

# Unmet: a module without a screen, and each type waits for one of its own.
BEGIN { if (family == "unmet") {
    for (i = 0; i < n; i++) {
        print "protocol P" i " {}\n// @Provides\nstruct A" i " { let p: any P" i " }"
        print "// @Provides\nstruct B" i " { let a: A" i " }"
    }
} }

# State: each class is asked for its lifetime.
BEGIN { if (family == "state") {
    for (i = 0; i < n; i++) {
        print "// @Provides\nfinal class S" i " { var x = 0 }"
        for (j = 0; j < 2; j++) print "// @Needs\nfinal class V" i "_" j " { init(s: S" i ") {} }"
    }
} }

# Identifiers: a caller passes each.
BEGIN { if (family == "identifiers") {
    for (i = 0; i < n; i++) print "final class C" i " {\n// @Needs\ninit(id: String) {}\n}"
} }

# Service: many screens need one that has no marker.
BEGIN { if (family == "service") {
    print "final class Service {}"
    for (i = 0; i < n; i++) print "// @Needs\nfinal class C" i " { init(service: Service) {} }"
} }

# Comments: a full stop at the end of each line, and a provider whose members are searched for.
BEGIN { if (family == "comments") {
    print "// @Provides\nstruct Unused {}"
    for (i = 0; i < n; i++) print "// This line ends here."
    run("")
} }

# Others: markers of other tools.
BEGIN { if (family == "others") {
    for (i = 0; i < n; i++) print "// @Inject"
    run("")
} }

# Conditions: one in the other, with a marker on each level.
BEGIN { if (family == "conditions") {
    for (i = 0; i < n; i++) print "#if C" i % 3 "\n// @Provides\nstruct S" i " {}"
    for (i = 0; i < n; i++) print "#endif"
    run("")
} }

# Own: needs of types that another module declares.
BEGIN { if (family == "own") {
    print "import Kit"
    for (i = 0; i < n; i++) print "// @Needs\nfinal class C" i " { init(kit: K" i ") {} }"
} }
BEGIN { if (family == "other") {
    for (i = 0; i < n; i++) print "// @Provides\npublic struct K" i " { public init() {} }"
} }
