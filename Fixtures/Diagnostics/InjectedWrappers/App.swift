import Resolver
import SwiftUI

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { NetworkService() }.implements(Fetching.self).scope(.application)
        register { MovieRepository(network: resolve()) as MovieRepositoryType }
        register(name: "mock") { MockRepository() as MovieRepositoryType }
    }
    static var mock = Resolver(child: .main)
}

protocol Fetching {}
class NetworkService: Fetching {}

protocol MovieRepositoryType { func all() -> [Int] }
class MovieRepository: MovieRepositoryType {
    private let network: Fetching
    init(network: Fetching) { self.network = network }
    func all() -> [Int] { [] }
}
#if DEBUG
class MockRepository: MovieRepositoryType { func all() -> [Int] { [1] } }
#endif

class MoviesViewModel: ObservableObject {
    // @Needs
    @Injected var repository: MovieRepositoryType
    @LazyInjected var network: Fetching
    @Published var movies: [Int] = []
}

// @Needs
struct MoviesView: View {
    // @Needs
    @InjectedObject var viewModel: MoviesViewModel
    var body: some View { Text("") }
}
