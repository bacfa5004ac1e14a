let standardSize = 4

// A closure leaves out what it does not take, and so each takes an overload of its own.
// @Provides
struct Image {
    let size: Int
    let title: String
    let scale: Double

    // @Needs(given: size, title, scale)
    init(size: Int = standardSize, title: String = String("-"), scale: Double = 1.5) {
        self.size = size
        self.title = title
        self.scale = scale
    }
}

struct Gallery {
    let images: [Image]

    // @Needs
    init(
        sized: (Int) -> Image, titled: (String) -> Image, scaled: (_ scale: Double) -> Image,
        both: (Int, String) -> Image, plain: () -> Image
    ) {
        images = [sized(1), titled("a"), scaled(2), both(2, "b"), plain()]
    }
}

// The size is one for both.
struct Frame {
    let size: Int
    let image: Image

    // @Needs(given: size)
    init(size: Int, image: Image) {
        self.size = size
        self.image = image
    }
}

// @Provides
struct Border {
    let width: Int

    // @Needs(given: width)
    init(width: Int) {
        self.width = width
    }
}

struct Panel {
    let width: Int
    let border: Border

    // @Needs(given: width)
    init(width: Int = standardSize, border: Border) {
        self.width = width
        self.border = border
    }
}

// @Needs(given: size)
func draw(size: Int = standardSize, border: Border, image: Image) -> Int { size + border.width + image.size }

struct Area {
    let area: Int

    // @Needs(given: width, height)
    init(_ width: Int = standardSize, _ height: Int) {
        area = width * height
    }
}

/// What is provided is no function of a number, and so the default is taken.
final class Format {
    let text: String

    // @Needs
    init(
        number: (Int) -> String = { "\($0)" }, join: (String, String) -> String = { $0 + $1 },
        name: () -> String = { "?" }, hidden: ((Bool) -> String)? = nil
    ) {
        text = join(number(3), name()) + (hidden == nil ? "" : "!")
    }
}

// @Provides
let name: String = "n"

// Brackets with literals in them can be repeated, and others cannot.
struct Grid {
    let rows: [Int]
    let names: [String: [Double?]]
    let columns: [Int]

    // @Needs(given: rows, names, columns)
    init(rows: [Int] = [1, -2], names: [String: [Double?]] = ["\"a, \\": [1.5, nil], "b": []], columns: [Int] = [standardSize]) {
        self.rows = rows
        self.names = names
        self.columns = columns
    }
}
