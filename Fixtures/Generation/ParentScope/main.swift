let factory = ParentScopeFactory()
let child = factory.makeParentFactory(Parent(number: 1)).makeChildFactory(Child(text: "one"))
precondition(child.makeScreen(instance: 2).instance == 2 && child.makeScreen(instance: 2).text == "one")
#if DEBUG
    let fake = FakeParentScopeFactory(makeClock: { _ in { StubClock() } })
    let made = fake.makeParentFactory(Parent(number: 1)).makeChildFactory(Child(text: "two"))
    precondition(made.makeScreen(instance: 3).text == "two")
#endif
