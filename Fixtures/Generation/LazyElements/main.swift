func open() {
    let factory = LazyElementsFactory()
    let table = factory.makeTable()
    // Only the eager table has built anything.
    precondition(opened.sorted() == ["home of Ann", "profile"], "\(opened)")
    opened = []
    precondition(table.screens[.home]?().name == "home" && opened == ["home of Ann"])
    precondition(table.screens.keys.contains(.profile) && table.all.count == table.screens.count)
    #if WEB
    precondition(table.screens[.web]?().name == "web")
    #else
    precondition(table.screens.count == 2)
    #endif
    precondition(factory.makeNumbers().all.map { $0() } == [1])
    let page = factory.makePageFactory(Page(number: Number(value: 7)))
    precondition(page.makeLines().all.map { $0().number.value } == [7])
    precondition(page.lineArray.map(\.number.value) == [7])
}

func load() async {
    var orders: [Int] = []
    for step in LazyElementsFactory().makeLoader().steps { orders.append(await step().order) }
    precondition(orders == [1, 2])
    let loaded = await LazyElementsFactory().loadedArray
    precondition(loaded.map(\.order) == [1, 2])
}

open()
await load()
