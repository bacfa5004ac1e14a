// Each instance that a call shares is there under a condition of its own, and whoever passes it on need not know.

final class Log {
    var lines: [String] = []
}

// @Provides(graph)
final class Book {
    let log = Log()
}

#if DEBUG || MOST
    // @Provides(graph)
    final class Alpha {
        init(book: Book) { book.log.lines.append("alpha") }
    }
#endif

#if MOST
    // @Provides(graph)
    final class Beta {
        init(book: Book) { book.log.lines.append("beta") }
    }
#endif

#if MOST || DEBUG && os(Linux)
    // @Provides(graph)
    final class Gamma {
        init(book: Book) { book.log.lines.append("gamma") }
    }
#endif

#if !NONE
    // @Provides(graph)
    final class Delta {
        init(book: Book) { book.log.lines.append("delta") }
    }
#endif

#if DEBUG
    // @Provides(graph)
    final class Epsilon {
        init(book: Book) { book.log.lines.append("epsilon") }
    }
#endif

#if !NONE && (MOST || os(Linux))
    // @Provides(graph)
    final class Zeta {
        #if DEBUG
            // @Needs
            init(book: Book, epsilon: Epsilon) { book.log.lines.append("zeta of epsilon") }
        #else
            // @Needs
            init(book: Book) { book.log.lines.append("zeta") }
        #endif
    }
#endif

// @Provides(each)
final class Reader {
    var read: [AnyObject] = []

    #if DEBUG || MOST
        // @Needs
        func take(alpha: Alpha) { read.append(alpha) }
    #endif
    #if MOST
        // @Needs
        func take(beta: Beta) { read.append(beta) }
    #endif
    #if MOST || DEBUG && os(Linux)
        // @Needs
        func take(gamma: Gamma) { read.append(gamma) }
    #endif
    #if !NONE
        // @Needs
        func take(delta: Delta) { read.append(delta) }
    #endif
    #if DEBUG
        // @Needs
        func take(epsilon: Epsilon) { read.append(epsilon) }
    #endif
    #if !NONE && (MOST || os(Linux))
        // @Needs
        func take(zeta: Zeta) { read.append(zeta) }
    #endif
}

// @Needs
func compare(_ first: Reader, _ second: Reader, _ book: Book, makeReader: () -> Reader) -> [String] {
    let isShared = first.read.count == second.read.count && zip(first.read, second.read).allSatisfy { $0 === $1 }
    let isNewLater = zip(first.read, makeReader().read).allSatisfy { $0 !== $1 }
    return book.log.lines + ["\(first.read.count) shared: \(isShared), new later: \(isNewLater)"]
}

// A member that uses the instance only under a condition, and passes it to nothing.
// @Provides(once)
final class Shelf {
    var count = 0

    #if !NONE && MOST
        // @Needs
        func add(beta: Beta, zeta: Zeta) { count += 1 }
    #endif
}

// @Needs
func countShelf(shelf: Shelf) -> Int { shelf.count }
