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
        let api: API = RemoteAPI()
        let clock: Clock = SystemClock()
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
        self.init(api: api, clock: clock, homeBuilder: homeBuilder)
    }
}
