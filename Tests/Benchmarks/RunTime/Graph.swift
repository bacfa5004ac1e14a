// A small program with the usual parts: a tree, a shared instance, a closure that makes a screen, a session.

// @Provides(once)
final class Clock {
    var time = 0

    init() {}
}

// @Provides
final class Leaf {
    let clock: Clock

    init(clock: Clock) { self.clock = clock }
}

// @Provides
final class Twig {
    let left: Leaf
    let right: Leaf

    init(left: Leaf, right: Leaf) {
        self.left = left
        self.right = right
    }
}

// @Provides
final class Branch {
    let left: Twig
    let right: Twig

    init(left: Twig, right: Twig) {
        self.left = left
        self.right = right
    }
}

// @Provides
final class Bough {
    let left: Branch
    let right: Branch

    init(left: Branch, right: Branch) {
        self.left = left
        self.right = right
    }
}

final class Tree {
    let left: Bough
    let right: Bough

    // @Needs
    init(left: Bough, right: Bough) {
        self.left = left
        self.right = right
    }
}

final class Screen {
    let makeLeaf: () -> Leaf

    // @Needs
    init(makeLeaf: @escaping () -> Leaf) { self.makeLeaf = makeLeaf }
}

// @Scope
struct Session {
    let user: Int
}

// @Provides(once, in: Session)
final class Cart {
    let session: Session
    let clock: Clock

    init(session: Session, clock: Clock) {
        self.session = session
        self.clock = clock
    }
}

final class CartScreen {
    let cart: Cart

    // @Needs
    init(cart: Cart) { self.cart = cart }
}
