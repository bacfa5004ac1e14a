enum HTTPError: Error, CustomStringConvertible {
    case malformed(String)
    case unknownMethod(String)
    case tooLarge

    var description: String {
        switch self {
        case .malformed(let line): "Not HTTP: \(line)"
        case .unknownMethod(let method): "Unknown method: \(method)"
        case .tooLarge: "Too large"
        }
    }
}
