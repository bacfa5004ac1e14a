// The compiler does not read a branch that its version excludes, so the text need not be Swift.

// @Provides
struct A {
    #if compiler(>=99)
    // @Needs
    func } } ( " 
    #endif
    let a = 1

    init() {}
}

#if swift(>=9)
// @Provides
let b: B = ` "x\(y
#if FOO
// @Provides ]]
} } 
#else
 "
#endif
#elseif compiler(>=98)
func f() yields -> X { @@ ) }
#else
// @Provides
struct B {}
#endif

#if compiler(>=5.9)
// @Provides
struct C {}
#else
 let x y z = "
// @Provides
struct C ( }
#endif

// @Needs
func run(a: A, b: B, c: C) -> Int {
    #if compiler(>=99)
    } (
    #endif
    return a.a
}
