func open() {
    let factory = CallsFactory()
    let screen = factory.makeScreen()
    precondition(alive == 1)
    let store = screen.store.make()
    precondition(store === screen.store.make() && store.theme.make() === store.row.theme.make())
    precondition(screen.badge?.make() === store.theme.make() && alive == 3)
    precondition(factory.makeScreen().store.make() !== store)
}

open()
precondition(alive == 0)

let factory = CallsFactory()
let dialer = factory.makeDialer(call: 3)
precondition(dialer.log === dialer.again && dialer.log.call == 3)
let board = factory.makeSwitchboard()
let theme = try board.call()
precondition(theme === board.person.theme && board.person.store.theme.make() === board.person.theme)
precondition(board.person.call === factory.call)

let plan = factory.makePlan()
precondition(plan.steps.allSatisfy { $0.theme === plan.theme } && plan.color.theme === plan.theme)
precondition(plan.names === factory.sharedTheme && plan.numbers == [1])
precondition(factory.stepArray[0].theme !== factory.stepArray[0].theme)

let keeper = factory.measure()
precondition(keeper.theme.make() === keeper.theme.make() && keeper.steps[0].theme === keeper.theme.make())

let session = factory.makeSessionFactory(Session(user: "Ann"))
let home = session.makeHome()
precondition(home.profile === home.same && home.same.theme === home.theme && home.store.theme.make() === home.theme)

/// An override takes part in the call, and is asked once.
final class TestSession: SessionFactory {
    final class FixedProfile: Profile {
        let theme: Theme

        init(theme: Theme) { self.theme = theme }
    }

    var made = 0

    override func makeProfile(in call: CallsFactoryCall) -> any Profile {
        made += 1
        return FixedProfile(theme: sharedUserProfile(in: call).theme)
    }
}

let tested = TestSession(Session(user: "Bo"), parent: factory)
let testedHome = tested.makeHome()
precondition(testedHome.profile is TestSession.FixedProfile && testedHome.profile.theme === testedHome.theme)
precondition(tested.made == 1 && tested.makeHome().theme !== testedHome.theme)
