// @Provides(once)
final class Recents<Item> {
    init() {}
}

// @Needs
struct RecentsScreen {
    let numbers: Recents<Int>
}
