// Swift allows no '#if' around an argument, so a member is written once for each combination of conditions.
struct Six {
    // @Needs
    init(a: A = A(), b: B = B(), c: C = C(), d: D = D(), e: E = E(), f: F = F()) {}
}

struct Seven {
    // @Needs
    init(a: A = A(), b: B = B(), c: C = C(), d: D = D(), e: E = E(), f: F = F(), g: G = G()) {}
}

// Platforms exclude each other, so these are only four.
struct Platforms {
    // @Needs
    init(phone: Phone = Phone(), desktop: Desktop = Desktop(), server: Server = Server()) {}
}

struct A {}

#if FLAG_A
    // @Provides
    func makeA() -> A { A() }
#endif

struct B {}

#if FLAG_B
    // @Provides
    func makeB() -> B { B() }
#endif

struct C {}

#if FLAG_C
    // @Provides
    func makeC() -> C { C() }
#endif

struct D {}

#if FLAG_D
    // @Provides
    func makeD() -> D { D() }
#endif

struct E {}

#if FLAG_E
    // @Provides
    func makeE() -> E { E() }
#endif

struct F {}

#if FLAG_F
    // @Provides
    func makeF() -> F { F() }
#endif

struct G {}

#if FLAG_G
    // @Provides
    func makeG() -> G { G() }
#endif

struct Phone {}

#if os(iOS)
    // @Provides
    func makePhone() -> Phone { Phone() }
#endif

struct Desktop {}

#if os(macOS)
    // @Provides
    func makeDesktop() -> Desktop { Desktop() }
#endif

struct Server {}

#if os(Linux)
    // @Provides
    func makeServer() -> Server { Server() }
#endif
