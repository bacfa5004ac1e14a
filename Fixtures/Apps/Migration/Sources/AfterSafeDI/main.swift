let factory = AppFactory(App(server: "books.example"))

for name in ["Ann", "Bob"] {
    factory.makeSessionFactory(Session(user: User(name: name))).makeHome().openLists()
}
