import UIKit

/// What a cell shows. The factory makes it for each movie.
// @Provides
// @Needs(given: movie)
struct MovieRow {
    let movie: Movie
    let images: ImageCache
}

/// UIKit makes it and uses it again, so a row reaches it by a method.
final class MovieCell: UITableViewCell {
    private(set) var row: MovieRow?

    func show(_ row: MovieRow) { self.row = row }
}

final class MovieTableController: UITableViewController {
    private let movies: [Movie]
    private let makeRow: (Movie) -> MovieRow

    // @Needs(given: movies)
    init(movies: [Movie], makeRow: @escaping (Movie) -> MovieRow) {
        self.movies = movies
        self.makeRow = makeRow
        super.init(nibName: nil, bundle: nil)
        tableView.register(MovieCell.self, forCellReuseIdentifier: "Movie")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Movie", for: indexPath)
        if let cell = cell as? MovieCell { cell.show(makeRow(movies[indexPath.row])) }
        return cell
    }
}
