/// The list is provided, not one element. Only the user knows whether the editor can use all filters.
struct Filter {
    let name: String
}

enum Filters {
    // @Provides
    static let all: [Filter] = [Filter(name: "Blur"), Filter(name: "Sepia")]
}

// @Needs
final class Editor {
    init(filter: Filter) {}
}
