import SwinjectStandIn

let container = Container()
let assembler = Assembler([AppAssembly(), ListAssembly()], container: container)

for name in ["Ann", "Bob"] {
    container.register(User.self) { _ in User(name: name) }
    let screens = [7, 8].map { container.resolve(ListScreen.self, argument: $0)! }
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(container.resolve(History.self)!.lists)")
    container.resetObjectScope(.session)
}
