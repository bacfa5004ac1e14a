/// Whether an instance keeps the factory that made it.
func keepsFactory(_ make: (SessionFactory) -> Any) -> Bool {
    var factory: SessionFactory? = KeepersFactory().makeSessionFactory(Session(user: "Ada"))
    weak let released = factory
    let instance = factory.map(make)
    factory = nil
    return withExtendedLifetime(instance) { released != nil }
}

func check(_ isTrue: Bool, _ line: Int = #line) { if !isTrue { fatalError("line \(line)") } }

check(keepsFactory { $0.makeItemView() })
check(keepsFactory { $0.makeModelView() })
check(keepsFactory { $0.makeTabBar() })
check(keepsFactory { $0.makeCoordinator() })
check(!keepsFactory { $0.tabArray })
check(keepsFactory { $0.start() })
check(keepsFactory { $0.makeLoading() })
check(
    keepsFactory {
        $0.router.screens = $0.router.makeScreens()
        return $0.router
    })
check(!keepsFactory { $0.makeReader() })
check(!keepsFactory { $0.router })
check(!keepsFactory { $0.root })
check(!keepsFactory { $0.store })
check(!keepsFactory { $0.makeGreeting() })
