let factory = AppFactory(App(server: "books.example"))

for name in ["Ann", "Bob"] {
    let session = factory.makeSessionFactory(Session(user: User(name: name)))
    let screens = [7, 8].map { session.makeListScreen(id: $0) }
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(session.history.lists)")
}
