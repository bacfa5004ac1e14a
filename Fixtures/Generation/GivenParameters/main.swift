import Foundation

func check() {
    let factory = GivenParametersFactory()
    let movie = Movie(title: "Alien")
    precondition(factory.makeMovieScreen(movie: movie).viewModel.rating == 3)
    precondition(factory.makeMovieScreen(movie: movie, rating: 4).again.viewModel.rating == 4)
    precondition(factory.makeMovieViewModel(movie: movie).movie == movie)
    precondition(factory.makePosterScreen(movie: movie).poster.movie == movie)
    precondition(factory.makeLog(level: 5, name: "a").level == 5)
    precondition(factory.makeLog(level: 1, name: "a").level == 1)

    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    precondition(factory.makeArchivedPlayer(coder: archiver)?.coder === archiver)
    precondition(factory.makePlayerList().makePlayer(archiver)?.coder === archiver)
    _ = factory.makePlayer()

    let page = factory.makeFrontPage(title: "News") {
        "a"
        "b"
    } sum: {
        1
        2
    }
    precondition(page.article.text == #"News ["a", "b"] 3"#)
    let contents = factory.makeContents {
        "a"
        "b"
    }
    precondition(contents.parts() == ["a", "b"])
}

check()
