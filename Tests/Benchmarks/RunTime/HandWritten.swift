// The composition root that a developer would write by hand for the same program.

final class Root {
    lazy var clock = Clock()

    func makeLeaf() -> Leaf { Leaf(clock: clock) }

    func makeTwig() -> Twig { Twig(left: makeLeaf(), right: makeLeaf()) }

    func makeBranch() -> Branch { Branch(left: makeTwig(), right: makeTwig()) }

    func makeBough() -> Bough { Bough(left: makeBranch(), right: makeBranch()) }

    func makeTree() -> Tree { Tree(left: makeBough(), right: makeBough()) }

    func makeScreen() -> Screen { Screen(makeLeaf: { self.makeLeaf() }) }

    func open(_ session: Session) -> SessionRoot { SessionRoot(session, parent: self) }
}

final class SessionRoot {
    let session: Session
    let parent: Root

    init(_ session: Session, parent: Root) {
        self.session = session
        self.parent = parent
    }

    lazy var cart = Cart(session: session, clock: parent.clock)

    func makeCartScreen() -> CartScreen { CartScreen(cart: cart) }
}
