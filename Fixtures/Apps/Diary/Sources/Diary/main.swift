import Domain

let factory = DiaryFactory()
for name in ["Ada", "Grace"] {
    let home = factory.makeSessionFactory(Session(author: Author(name: name))).makeHome()
    print(home.greeting.text)
    print(home.write("", title: "Nothing"))
    print(home.write("It rains.", title: "Weather"))
    print(home.export(as: "txt"), home.history.lines)
}
