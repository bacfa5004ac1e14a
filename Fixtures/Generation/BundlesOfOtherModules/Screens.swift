// Where the main actor is the default, what implements the protocols of other modules is on no actor.
import Kit

// @Provides
let noon: Clock = Clock(hour: 12)

// @Provides
struct Title {
    let text = "Diary"
}

// @Provides
protocol Screens: Clocks {
    func makeTitle() -> Title
    func load() async throws -> Title
    @MainActor func show() -> Title
}

// @Provides
protocol LabeledScreens: AnyObject, Labels {
    var title: Title { get }
}

nonisolated protocol Timed {
    var clock: Clock { get }
}

// @Provides
protocol TimedScreens: Timed {
    var title: Title { get }
}

// @Provides
nonisolated protocol PlainScreens {
    func makeTitle() -> Title
}

// @Needs
struct Diary {
    let screens: any Screens
    let labeled: any LabeledScreens
    let timed: any TimedScreens
    let plain: any PlainScreens
}
