import ResolverStandIn

for name in ["Ann", "Bob"] {
    Resolver.register { User(name: name) }
    let home = Home()
    let screens = [7, 8].map(home.open)
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(home.opened)")
    ResolverScope.session.reset()
}
