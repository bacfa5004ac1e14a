let root = Root()

for name in ["Ann", "Bob"] {
    root.signIn(User(name: name)).openLists()
}
