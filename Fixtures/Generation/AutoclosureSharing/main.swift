let factory = AutoclosureSharingFactory()

let details = factory.makeDetailView()
check(made(), "")
let model = details.model.make()
check(made(), "Model Service")
precondition(details.filter.make().service === model.service && details.model.make().service === model.service)
check(made(), "Filter Model")
precondition(factory.makeDetailView().model.make().service !== model.service)
check(made(), "Model Service")

let list = factory.makeListView(title: "A")
check(made(), "")
precondition(list.section.model.make().service === list.store.make().service)
precondition(list.section.header.store.make() === list.store.make())
check(made(), "Model Service Store")

let mixed = factory.makeMixedView()
check(made(), "Service")
precondition(mixed.section.header.store.make().service === mixed.service)
check(made(), "Store")

let row = factory.makeRowView()
check(made(), "")
precondition(row.store.make() === row.store.make())
check(made(), "Service Store")

let clocks = factory.makeClockView()
check(made(), "")
precondition(clocks.clock.make() as AnyObject === clocks.system.make())
check(made(), "Service SystemClock")

let panel = factory.makePanelView()
check(made(), "")
precondition(panel.panel.store.make() === panel.store.make())
check(made(), "Service Store")

func useEffects() async throws {
    let view = try await AutoclosureSharingFactory().makeCacheView()
    check(made(), "Account Cache Disk Service")
    let (first, second) = (try view.cache(), try view.cache())
    precondition(first === second)
    check(made(), "")
}
try await useEffects()

let upload = factory.makeUploadView()
check(made(), "Upload")
precondition(upload.upload() === upload.again())
check(made(), "")

precondition(factory.root.store.make().service === factory.root.model.make().service)
check(made(), "Model Service Store")

let session = factory.makeSessionFactory(Session(user: "Ann"))
_ = session.profile
check(made(), "Service Store")
let profile = session.makeProfileView()
check(made(), "")
precondition(profile.section.header.store.make() === profile.store.make())
check(made(), "Service Store")

let boxes = factory.makeBoxView()
check(made(), "")
precondition(boxes.row.box.make() === boxes.box.make())
check(made(), "Box Service")

let tools = factory.makeTools()
check(made(), "")
let player = factory.makePlayerView()
#if EXTRA
check(made(), "Service")
check(tools.service!.make() === tools.service!.make() ? made() : "", "Service")
#else
check(made(), "")
precondition(player.player.name == "late")
#endif

/// An override takes what the call shares in the same way.
class TestFactory: AutoclosureSharingFactory {
    override func makePanel(in call: AutoclosureSharingFactoryCall) -> any Panel {
        SidePanel(store: self.sharedStore(in: call))
    }
}

_ = made()
let test = TestFactory().makePanelView()
check(made(), "")
precondition(test.panel.store.make() === test.store.make())
check(made(), "Service Store")
