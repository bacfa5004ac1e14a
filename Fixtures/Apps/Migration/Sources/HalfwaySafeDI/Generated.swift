import SafeDIStandIn

// Written by hand in place of what SafeDI's macros and its plugin generate.

extension ListScreen {
    public typealias ForwardedProperties = Int
}

extension Home {
    public typealias ForwardedProperties = User
}

extension Root {
    public convenience init() {
        let factory = AppFactory.instantiate()
        let api: API = RemoteAPI.instantiate(factory: factory)
        let clock: Clock = SystemClock.instantiate(factory: factory)
        let homeBuilder = Instantiator<Home> { user in
            let history = History()
            let covers = CoverCache()
            let listScreenBuilder = Instantiator<ListScreen> { id in
                let selection = Selection()
                let model = ListModel(
                    api: api, clock: clock, covers: covers, user: user, history: history, selection: selection, id: id)
                return ListScreen(
                    id: id, selection: selection, model: model, toolbar: Toolbar(selection: selection))
            }
            return Home(user: user, history: history, covers: covers, listScreenBuilder: listScreenBuilder)
        }
        self.init(factory: factory, api: api, clock: clock, homeBuilder: homeBuilder)
    }
}
