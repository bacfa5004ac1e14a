// Only the caller has these: no initializer can be called with what the graph provides.

struct Product {
    var id = 0
    var name = ""
}

extension Product {
    init?(json: [String: String]) { self.init() }
}

struct Brand {
    let title: String
    init(title: String) { self.title = title }
    init(code: Int) { title = "\(code)" }
}

// @Needs
struct BrandScreen {
    let product: Product
    let brand: Brand
}
