// @Scope(in: Outer)
struct Leaf {}
// @Scope(in: Outer)
struct Inner {}
// @Scope(in: Inner)
struct Outer {}
