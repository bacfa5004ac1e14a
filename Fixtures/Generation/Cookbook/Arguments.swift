protocol Server {
    var host: String { get }
}

struct RemoteServer: Server {
    let host: String
}

struct LocalServer: Server {
    let host = "localhost"
}

typealias LaunchArguments = [String]

// @Provides
var launchArguments: LaunchArguments { CommandLine.arguments }

// @Provides(once)
func server(arguments: LaunchArguments) -> any Server {
    arguments.contains("-local") ? LocalServer() : RemoteServer(host: "www.example.com")
}
