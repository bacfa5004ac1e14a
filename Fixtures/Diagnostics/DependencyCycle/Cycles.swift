// @Provides
final class A {
    init(b: B) {}
}

// @Provides(once)
final class B {
    init(c: C, ownCycle: () -> B) {}
}

// @Provides
final class C {
    init(name: String = "", a: A) {}
}

// @Provides
final class Narcissus {
    init(mirror: Narcissus) {}
}

final class Screen {
    // @Needs
    init(a: A, narcissus: Narcissus) {}
}
