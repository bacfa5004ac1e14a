import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

struct SocketError: Error {
    let call: String
    let code: Int32
}

/// A file descriptor, and the calls that this server makes with it.
struct Socket: Sendable {
    private let descriptor: Int32

    static func listening(port: UInt16) throws(SocketError) -> Socket {
        let socket = Socket(descriptor: try check("socket", makeStreamSocket()))
        var isReused: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        try check("setsockopt", setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        try check("bind", socket.withAddress(&address) { bind($0, $1, $2.pointee) })
        try check("listen", listen(socket.descriptor, SOMAXCONN))
        return socket
    }

    var localPort: UInt16 {
        get throws(SocketError) {
            var address = sockaddr_in()
            try Self.check("getsockname", withAddress(&address) { getsockname($0, $1, $2) })
            return UInt16(bigEndian: address.sin_port)
        }
    }

    /// Waits for a client. One that says nothing for five seconds is given up.
    func accept() throws(SocketError) -> Socket {
        let client = try Self.check("accept", systemAccept(descriptor))
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        try Self.check("setsockopt", setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, size))
        return Socket(descriptor: client)
    }

    /// What has come in; nothing at the end.
    func receive() throws(SocketError) -> Data {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = try Self.check("recv", recv(descriptor, &buffer, buffer.count, 0))
        return Data(buffer[..<count])
    }

    func send(_ data: Data) throws(SocketError) {
        var rest = [UInt8](data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemSend(descriptor, $0) }
            rest = rest.dropFirst(try Self.check("send", count))
        }
    }

    func close() {
        systemClose(descriptor)
    }

    private func withAddress(
        _ address: inout sockaddr_in,
        _ call: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> Int32 {
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(descriptor, $0, &size) }
        }
    }

    @discardableResult
    private static func check<Result: SignedInteger>(_ call: String, _ result: Result) throws(SocketError) -> Result {
        guard result >= 0 else { throw SocketError(call: call, code: errno) }
        return result
    }
}

// The system's functions that `Socket` has methods of the same name for.

private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    send(descriptor, bytes.baseAddress, bytes.count, 0)
}

private func systemClose(_ descriptor: Int32) {
    _ = close(descriptor)
}

private func makeStreamSocket() -> Int32 {
    #if canImport(Glibc)
        socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
        socket(AF_INET, SOCK_STREAM, 0)
    #endif
}
