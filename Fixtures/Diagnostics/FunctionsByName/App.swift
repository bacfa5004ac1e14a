import Foundation
// @Provides
func now() -> Date { Date() }
// @Provides
func now2() -> Date { Date() }
// @Provides
func unused() -> String { "" }
final class Screen {
    // @Needs
    init(d: Date) {}
}
// @Provides
func cyc(a: A) -> B { B() }
struct B {}
// @Provides
struct A { let b: B }
