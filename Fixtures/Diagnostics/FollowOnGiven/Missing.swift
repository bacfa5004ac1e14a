struct Depth {}

// @Provides
final class Root {
    // @Needs(given: depth)
    init(depth: Depth) {}
}

// What nobody marked would be given the depth, and hand it on.
final class Trunk { init(root: Root) {} }

// @Provides
final class Tree { init(trunk: Trunk) {} }

// @Needs
final class Forest { init(tree: (Depth) -> Tree) {} }

// A value that is missing would be given nothing.
// @Provides
final class Stone { init(weight: Unicode) {} }

// @Needs
final class Hill { init(stone: (Character) -> Stone) {} }
