import ResolverStandIn

for name in ["Ann", "Bob"] {
    Resolver.register { User(name: name) }
    let screens = [7, 8].map { Resolver.resolve(ListScreen.self, args: $0) }
    for screen in screens {
        print(screen.open())
    }
    print("\(name) has opened \(Resolver.resolve(History.self).lists)")
    ResolverScope.session.reset()
}
