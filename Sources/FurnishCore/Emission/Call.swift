/// A call, a property that is read, or the literal of a collection.
struct Call {
    /// Empty for the literal of a collection.
    let callee: String
    let arguments: [String]
    /// Properties are read and take no arguments.
    let isRead: Bool

    init(callee: String, arguments: [String]) {
        self.callee = callee
        self.arguments = arguments
        isRead = false
    }

    init(reading property: String) {
        callee = property
        arguments = []
        isRead = true
    }

    /// Whether the arguments can be written on one line.
    ///
    /// - Parameter width: The room for them, in UTF-8 bytes.
    func fits(in width: Int) -> Bool {
        var width = width - 2 * (arguments.count - 1)
        for position in arguments.indices {
            width -= arguments[position].utf8.count
            if width < 0 || arguments[position].contains(byte: 0x0B) { return false }
        }
        return true
    }
}
