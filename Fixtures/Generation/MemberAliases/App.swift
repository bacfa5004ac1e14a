// Names that a protocol, a generic argument or another module gives to a type.

protocol Entity {
    associatedtype ID
}

struct Slug {
    let text: String
}

struct Post: Entity {
    typealias ID = Slug
}

// @Provides
func slug() -> Slug { Slug(text: "first") }

final class Repository<Model: Entity> {
    let id: Model.ID
    let makeID: () -> Model.ID

    init(id: Model.ID, makeID: @escaping () -> Model.ID) {
        self.id = id
        self.makeID = makeID
    }
}

// @Provides
typealias PostRepository = Repository<Post>

protocol Identified {
    typealias Identity = Slug
}

extension Identified {
    typealias Name = Slug
}

// @Needs
final class Screen: Identified {
    let posts: PostRepository
    let identity: Identity
    let name: Name

    init(posts: PostRepository, identity: Identity, name: Name) {
        self.posts = posts
        self.identity = identity
        self.name = name
    }
}

// @Provides
func work() -> _Concurrency.Task<Int, Never> { Task { 1 } }

struct Failure: Error {}

// @Provides
final class Door {
    init() throws(any Error) {}
}

// @Provides
final class Gate {
    init() throws(Failure) {}
}

// @Provides
protocol Doors {
    func door() throws -> Door
    func gate() throws(any Swift.Error) -> Gate
}

// @Needs
struct House {
    let work: Task<Int, Never>
    let makeDoor: () throws -> Door
    let makeGate: () throws(Error) -> Gate
    let doors: any Doors
}

// What a `where` clause says of a protocol's primary associated type is a part of the need.

protocol Shelf<Item> {
    associatedtype Item
    var items: [Item] { get }
}

struct Slugs: Shelf {
    let items = [Slug(text: "a"), Slug(text: "b")]
}

struct Numbers: Shelf {
    let items = [1, 2, 3]
}

// @Provides(as: Shelf<Slug>)
func slugs() -> Slugs { Slugs() }

// @Provides(as: Shelf<Int>)
func numbers() -> Numbers { Numbers() }

struct Total {
    let count: Int
}

// @Provides
func total<S: Shelf>(of shelf: S) -> Total where S.Item == Slug { Total(count: shelf.items.count) }

// @Provides(as: Clock<Duration>)
struct Ticker: Clock {
    typealias Duration = Swift.Duration
    typealias Instant = ContinuousClock.Instant

    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

// @Needs
struct Desk {
    let total: Total
    let numbers: any Shelf<Int>
    let clock: any Clock<Duration>
}

// `ID` of an `Identifiable` type that declares none is the type of its `id`.

nonisolated struct Movie: Identifiable {
    let id: Int
}

nonisolated protocol Record: Identifiable {}

nonisolated struct Star {
    let id: String
}

nonisolated extension Star: Record {}

// @Needs(given: id)
final class Details<Model: Identifiable> {
    let id: Model.ID

    init(id: Model.ID) { self.id = id }
}

// @Provides
typealias MovieDetails = Details<Movie>

// @Provides
typealias StarDetails = Details<Star>

// @Provides
final class Trailer {
    let movie: Int

    // @Needs(given: movie)
    init(movie: Movie.ID) { self.movie = movie }
}

// @Needs
struct Cinema {
    let makeTrailer: (Int) -> Trailer
    let makeMovie: (Movie.ID) -> Details<Movie>
    let makeStar: (String) -> Details<Star>
}

nonisolated final class Scene: Identifiable {
    let id: Int

    // @Needs(given: id)
    init(id: ID) { self.id = id }
}

// What a generic superclass declares has its arguments.

class ListController<Item> {
    typealias Handler = (Item) -> Void

    init(items: [Item] = []) {}

    nonisolated enum Order { case up, down }
}

// @Provides
func order() -> ListController<Movie>.Order { .down }

final class MovieList: ListController<Movie> {
    let order: Order

    // @Needs(given: onSelect)
    init(order: Order, onSelect: @escaping Handler) {
        self.order = order
        super.init(items: [])
        onSelect(Movie(id: 9))
    }
}
