// Versions that Furnish itself needs are always there.

// @Provides
struct A {
    let a = 1

    init() {}
}

#if swift(>=9)
#error("This package is for Swift 8.")
#elseif compiler(>=98)
#error("This package is for Swift 8.")
#else
// @Provides
struct B {}
#endif

#if compiler(>=5.9)
// @Provides
struct C {}
#else
// @Provides
final class C {
    init() {}
}
#endif

// @Needs
func run(a: A, b: B, c: C) -> Int { a.a }
