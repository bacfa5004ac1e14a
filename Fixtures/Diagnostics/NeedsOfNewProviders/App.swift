import Foundation

protocol Storage {}
final class DiskStorage: Storage {}
final class MemoryStorage: Storage {}

protocol API {}
final class HTTPAPI: API {
    init(baseURL: URL, storage: Storage) {}
}

final class Model {
    init(api: API) {}
}

// @Needs
final class Screen {
    init(model: Model) {}
}
