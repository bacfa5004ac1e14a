final class TestFactory: GenericsFactory {
    override var userStore: Store<User> { Store { User(name: "Test") } }
}

func check() {
    let factory = GenericsFactory()
    let screen = factory.makeScreen(title: "Items")
    precondition(screen.users === factory.userStore && screen.users.make() == User())
    precondition(screen.items() === screen.items() && screen.items().make() == Item())
    precondition(screen.makeEditor("Users").title == "Users" && screen.makeEditor("").store === screen.users)
    precondition(screen.editor.title == "Items" && screen.editor.store === screen.items())
    precondition(screen.swapped.b.name == "Swapped" && screen.pair.a == User() && screen.pair.b === screen.items())
    precondition(screen.row.store === screen.users && screen.count.store === screen.items())
    precondition(screen.prices.isEmpty && screen.box.value == Item())
    precondition(screen.derived.value == User() && screen.lists.value.count == 2)
    precondition(factory.run())
    precondition(TestFactory().makeScreen(title: "").users.make().name == "Test")
    precondition(factory.makeLibrary().counts == [4, 4, 4])
    precondition(factory.makeDesk().item == Item())
    precondition(factory.edit())
    precondition(factory.add() == 12 && factory.describe() == "size 2 job")
}

check()
