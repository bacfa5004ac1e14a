// @Provides once
final class A {}

// @Provide
final class B {}

// @Provides(once)

final class C {}

// @Needs(given:)
func f() {}

final class Screen {
    // @Needs
    init(a: A, b: B, c: C) {}
}
// @Provides(once, weak)

// @Needs(given)
func greet(name: String) {}

// @Provides(once, as)
final class Named {}
