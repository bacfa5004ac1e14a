import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol Server: Sendable {
    var name: String { get }
}

#if STAGING
    // @Provides(once, as: Server)
    struct StagingServer: Server {
        let name = "staging.example.com"
    }
#elseif DEBUG
    // @Provides(once, as: Server)
    struct LocalServer: Server {
        let name = "localhost"
    }
#else
    // @Provides(once, as: Server)
    struct ProductionServer: Server {
        let name = "www.example.com"
    }
#endif

typealias CountsRequest = URLRequest

// @Provides
func makeRequest(server: any Server) -> CountsRequest {
    var request = URLRequest(url: URL(filePath: "/counts"))
    request.setValue(server.name, forHTTPHeaderField: "Host")
    return request
}
