let factory = PropertyWrappersFactory()
let view = factory.makeShelfView(title: "Novels")
// Two wrappers make their values at once, and `late` and `model` when they are read.
precondition(made == 2 && view.title == "Novels" && view.theme === view.other)
precondition(view.model.store === factory.store && made == 3)
precondition(view.late.store === view.early.store && made == 4 && view.counted === view.counted)

let pageView = factory.makePageView()
precondition(made == 4 && pageView.page.theme === pageView.theme && made == 5)

let menu = factory.makeMenu(store: Store())
precondition(made == 5)
precondition(menu.model() !== menu.model() && menu.makeModel()().store === factory.store)

precondition(factory.recentCache.capacity == 3 && factory.makeDraft().store === factory.store)

let profile = factory.makeSessionFactory(Session(user: "Ann")).profile
precondition(profile.makeUser() == "Ann" && profile.model.store === factory.store)

// What a scope's factory keeps does not keep the factory by an autoclosure.
func closeSession(_ factory: PropertyWrappersFactory) -> () -> Bool {
    let session = factory.makeSessionFactory(Session(user: "Bob"))
    precondition(session.profile.makeUser() == "Bob")
    return { [weak session] in session == nil }
}

precondition(closeSession(factory)())

let link = factory.makeLinkView(title: Linked { "Novels" }, subtitle: Titled(text: "new"))
precondition(link.title == "Novels" && link.subtitle == "new" && link.note == nil && link.store === factory.store)

let focus = FocusState(wrappedValue: true)
let field = factory.makeSearchField(isFocused: focus.projectedValue, isActive: focus.projectedValue)
precondition(field.isFocused && field.isActive && field.store === factory.store)
