/// What the app starts from.
// @Scope(root)
@MainActor
struct App {
    // @Provides
    let bank: any Bank
}
