let container = AppContainer.shared

for name in ["Ann", "Bob"] {
    container.logIn(User(name: name))
    let screens = [7, 8].map { container.makeListScreen(id: $0) }
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(container.history.lists)")
    container.logOut()
}
