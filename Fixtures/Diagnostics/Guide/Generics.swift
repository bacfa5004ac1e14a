// @Provides
final class Box<Item> {
    init(larger: Box<Box<Item>>) {}
}

// @Needs
struct BoxScreen {
    let box: Box<Int>
}
