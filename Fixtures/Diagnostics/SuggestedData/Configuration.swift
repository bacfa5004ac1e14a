import Foundation

protocol NetworkConfigurable {
    var baseURL: URL { get }
}

struct NetworkConfig: NetworkConfigurable {
    let baseURL: URL
    var headers: [String: String] = [:]
}

final class DataService {
    init(config: NetworkConfigurable) {}
}

// @Needs
final class NetworkScreen {
    init(service: DataService) {}
}
