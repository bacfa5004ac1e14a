import Foundation

extension Request {
    private static let end = Data("\r\n\r\n".utf8)
    private static let limit = 1 << 20

    /// As much of HTTP/1.1 as the tests speak: one request, with a body if its length is given.
    ///
    /// - Returns: Nil as long as something is missing at the end.
    /// - Parameter bytes: What has come in so far.
    static func parse(_ bytes: Data) throws(HTTPError) -> Request? {
        guard bytes.count <= limit else { throw .tooLarge }
        guard let end = bytes.firstRange(of: end) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let route = try Route(requestLine: lines[0])
        let length = try contentLength(lines.dropFirst())
        let body = bytes[end.upperBound...]
        guard body.count >= length else { return nil }
        return Request(route: route, body: String(decoding: body.prefix(length), as: UTF8.self))
    }

    private static func contentLength(_ fields: ArraySlice<String>) throws(HTTPError) -> Int {
        for field in fields {
            let parts = field.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw .malformed(field) }
            guard parts[0].lowercased() == "content-length" else { continue }
            guard let length = Int(parts[1].trimmingCharacters(in: .whitespaces)), length >= 0 else {
                throw .malformed(field)
            }
            guard length <= limit else { throw .tooLarge }
            return length
        }
        return 0
    }
}

extension Route {
    fileprivate init(requestLine: String) throws(HTTPError) {
        let words = requestLine.split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { throw .malformed(requestLine) }
        guard let method = Method(rawValue: String(words[0])) else { throw .unknownMethod(String(words[0])) }
        self.init(method, String(words[1]))
    }
}

extension Response {
    var http: Data {
        let body = Data(text.utf8)
        let fields = ["Content-Type: text/plain; charset=utf-8", "Content-Length: \(body.count)", "Connection: close"]
        return Data((["HTTP/1.1 \(status) \(reason)"] + fields + ["", ""]).joined(separator: "\r\n").utf8) + body
    }

    private var reason: String {
        switch status {
        case 200: "OK"
        case 201: "Created"
        case 400: "Bad Request"
        case 404: "Not Found"
        default: "Service Unavailable"
        }
    }
}
