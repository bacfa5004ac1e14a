// What a generic parameter's member turns out to be is the same type under each of its names.

protocol Model {
    associatedtype ID
    associatedtype Draft
}

struct Track: Model {
    struct ID {
        let number: Int
    }

    typealias Draft = [String]
}

// @Provides
typealias TrackEditor = ModelEditor<Track>

final class ModelEditor<M: Model> {
    let id: M.ID
    let draft: M.Draft
    let again: (M.ID) -> Bookmark<M>

    init(id: M.ID, draft: M.Draft, again: @escaping (M.ID) -> Bookmark<M>) {
        self.id = id
        self.draft = draft
        self.again = again
    }
}

// @Provides
typealias TrackBookmark = Bookmark<Track>

struct Bookmark<M: Model> {
    let id: M.ID

    // @Needs(given: id)
    init(id: M.ID) {
        self.id = id
    }
}

// @Provides
func newestTrack() -> Track.ID { Track.ID(number: 5) }

// @Provides
let draft: [String] = ["draft"]

/// `ID` is declared nowhere: it follows from what `Lot` has.
protocol Numbered {
    associatedtype ID
    var id: ID { get }
}

struct Lot: Numbered {
    let id: Float
}

// @Provides
let lot: Lot.ID = 2.5

// @Provides
typealias LotLabel = Label<Lot>

struct Label<N: Numbered> {
    let id: N.ID
}

struct Shelves<T> {
    struct Board {
        let width: Int
    }
}

typealias TrackShelves = Shelves<Track>

// @Provides
func makeBoard() -> TrackShelves.Board { TrackShelves.Board(width: 8) }

// @Needs
func edit(
    editor: ModelEditor<Track>, bookmark: (Track.ID) -> Bookmark<Track>, label: Label<Lot>, board: Shelves<Track>.Board
) -> Bool {
    bookmark(editor.id).id.number == editor.again(editor.id).id.number && editor.draft == ["draft"] && label.id == 2.5
        && board.width == 8
}
