protocol Item { var name: String { get } }

class Media: Item {
    let name: String
    init(name: String) { self.name = name }
}

final class Movie: Media {}

// @Provides
final class Detail {
    let text: String

    // @Needs(given: movie, title)
    init(movie: Movie?, title: String?) {
        text = (movie?.name ?? "-") + (title ?? "-")
    }
}

// @Provides
final class ItemDetail {
    let text: String

    // @Needs(given: item, media)
    init(item: any Item, media: Media) {
        text = item.name + media.name
    }
}

/// A closure passes a `T` for a `T?`, for `any P` and for a superclass. An exact match wins.
final class Screen {
    let texts: [String]

    // @Needs
    init(
        both: (Movie, String) -> Detail, named: (_ title: String, _ movie: Movie) -> Detail,
        exact: (String?, Movie?) -> Detail, item: (_ item: Movie, _ media: Movie) -> ItemDetail,
        media: (Media, Movie) -> ItemDetail
    ) {
        let movie = Movie(name: "Alien")
        texts = [
            both(movie, "1").text, named("2", movie).text, exact(nil, movie).text, item(movie, movie).text,
            media(Media(name: "Dune"), movie).text,
        ]
    }
}

/// A caller passes what the screen itself is given on to its detail.
final class Page {
    let detail: Detail

    // @Needs(given: movie, title)
    init(movie: Movie, title: String, detail: Detail) {
        self.detail = detail
    }
}
