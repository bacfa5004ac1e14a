// @Provides(once)
public protocol Store {
    func save(_ text: String)
}
