final class Screen {
    let users: Store<User>
    let items: () -> Store<Item>
    let makeEditor: (String) -> Store<User>.Editor
    let editor: Store<Item>.Editor
    let swapped: Pair<Item, User>
    let pair: Pair<User, Store<Item>>
    let row: Screens.Row<User>
    let count: Count<Item>
    let prices: [Store<Item>]
    let box: Box<Item>
    let derived: Derived
    let lists: Lists<User>

    // @Needs
    init(
        users: Store<User>, items: @escaping () -> Store<Item>,
        makeEditor: @escaping (String) -> Store<User>.Editor, editor: Store<Item>.Editor, swapped: Pair<Item, User>,
        pair: Pair<User, Store<Item>>, row: Screens.Row<User>, count: Count<Item>, prices: [Store<Item>], box: Box<Item>, derived: Derived,
        lists: Lists<User>
    ) {
        self.users = users
        self.items = items
        self.makeEditor = makeEditor
        self.editor = editor
        self.swapped = swapped
        self.pair = pair
        self.row = row
        self.count = count
        self.prices = prices
        self.box = box
        self.derived = derived
        self.lists = lists
    }
}

// @Needs
func run<C: Clock>(
    clock: C, watch: Watch, alarm: Alarm, cached: Cached<SystemClock>, loader: Loader, clocked: Clocked,
    plugins: [Plugin]
) -> Bool {
    watch.text == "3" && alarm.text == "3!" && cached.clock === (clock as AnyObject) && loader.text == "3 3"
        && plugins.count == 1 && (plugins[0] as AnyObject) === (clocked as AnyObject)
}
