final class UserSettings: Settings {
    func reset() {}
}
