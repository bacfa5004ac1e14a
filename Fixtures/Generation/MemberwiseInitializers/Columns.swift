import Layout

/// The parameter of the factory's method names the builder too.
// @Needs(given: content)
struct Columns {
    @ColumnBuilder let content: () -> Int
}
