@resultBuilder struct LineBuilder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
}

/// A caller writes the closures as it would for the initializers.
struct Article {
    @resultBuilder struct Sum {
        static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
    }

    let text: String

    // @Needs(given: title, lines, sum)
    init(title: String, @LineBuilder lines: () -> [String], @Sum _ sum: @escaping () -> Int, videos: VideoCoder) {
        text = "\(title) \(lines()) \(sum())"
    }
}

/// Passes them on.
struct FrontPage {
    let article: Article

    // @Needs
    init(article: Article, videos: VideoCoder) { self.article = article }
}

// @Needs(given: parts)
struct Contents {
    @LineBuilder let parts: () -> [String]
    let videos: VideoCoder
}
