import FactoryStandIn

let container = Container.shared

for name in ["Ann", "Bob"] {
    container.user.register { User(name: name) }
    let screens = [7, 8].map { container.listScreen($0) }
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(container.history().lists)")
    container.manager.reset(scope: .session)
}
