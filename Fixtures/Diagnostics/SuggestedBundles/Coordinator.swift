// @Provides
final class Details {
    // @Needs(given: title)
    init(title: String) {}
}

// @Provides
final class List {
    init() async {}
}

// All that it requires is provided, so nobody has to implement it.
protocol Screens {
    func makeDetails(named name: String) -> Details
    func makeList() async -> List
}

final class Container: Screens {
    func makeDetails(named name: String) -> Details { Details(title: name) }
    func makeList() async -> List { await List() }
}

// @Needs
final class Coordinator {
    init(screens: Screens) {}
}

// This one waits for nothing, but its list does.
protocol Lists {
    func makeList() -> List
}

struct LiveLists: Lists {
    func makeList() -> List { fatalError() }
}

// @Needs
final class Table {
    init(lists: Lists) {}
}

// Nothing makes a list from a number.
protocol Numbered {
    func makeDetails(number: Int) -> Details
}

struct LiveNumbered: Numbered {
    func makeDetails(number: Int) -> Details { Details(title: "\(number)") }
}

// @Needs
final class Numbers {
    init(numbered: Numbered) {}
}
