// @Scope
struct Page {
    // @Provides
    let address: UInt16
}

/// It lives where it is needed, so it cannot be kept elsewhere.
// @Provides
protocol Pages {
    func open(page: Page) -> PageFactory
}

// @Needs
final class Browser {
    init(address: UInt16, pages: any Pages) {}
}
