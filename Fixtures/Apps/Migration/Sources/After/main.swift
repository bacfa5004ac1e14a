let factory = AppFactory(App(server: "books.example"))

for name in ["Ann", "Bob"] {
    let session = factory.makeSessionFactory(Session(user: User(name: name)))
    let home = session.makeHome()
    let screens = [7, 8].map(home.open)
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(home.opened)")
}
