registerProviderFactories()
let root = RootComponent()

for name in ["Ann", "Bob"] {
    let session = root.sessionComponent(user: User(name: name))
    let screens = [7, 8].map { session.listComponent(id: $0).listScreen }
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(session.history.lists)")
}
