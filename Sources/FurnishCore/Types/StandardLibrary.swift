/// Facts about types of the standard library and Foundation, whose sources are not in view.
enum StandardLibrary {
    /// The types that are visible without an import.
    static let names: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "AnyClass", "Array", "ArraySlice", "AsyncSequence", "AsyncStream",
        "AsyncThrowingStream", "Bool", "Character", "Clock", "Codable", "CodingKey", "Comparable", "ContinuousClock",
        "CustomStringConvertible", "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder",
        "Equatable", "Error", "Float", "Hashable", "Identifiable", "InlineArray", "Int", "Int16", "Int32", "Int64",
        "Int8",
        "MainActor", "Never", "ObjectIdentifier", "Optional", "RandomNumberGenerator", "Range", "RawRepresentable",
        "Result", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "SystemRandomNumberGenerator",
        "Task", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnsafePointer", "UnsafeRawPointer", "Void",
    ]

    /// The module that declares a type which generated code names, or which is visible without an import.
    static func module(of name: String) -> String? {
        if name == "NSLock" || name == "NSRecursiveLock" { return "Foundation" }
        if concurrency.contains(name) { return "_Concurrency" }
        return names.contains(name) ? "Swift" : nil
    }

    private static let concurrency: Set<String> = [
        "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "CheckedContinuation", "Clock", "ContinuousClock",
        "MainActor", "Task",
    ]

    /// Whether a type out of view is known to be a value type, which cannot be referenced weakly.
    static func isValue(_ name: String) -> Bool {
        (names.contains(name) && name != "AnyObject") || foundationValues.contains(name)
    }

    /// Whether a type out of view is known to be a struct, and no protocol, class or typealias.
    static func isPlainValue(_ name: String) -> Bool {
        plainValues.contains(name) || (foundationValues.contains(name) && name != "TimeInterval")
    }

    private static let plainValues: Set<String> = [
        "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "Substring", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    private static let foundationValues: Set<String> = [
        "AttributedString", "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "Measurement", "Notification",
        "PersonNameComponents", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLQueryItem", "URLRequest",
        "UUID",
    ]

    /// Protocols that require `any` when used as a type.
    static let constrainedProtocols: Set<String> = [
        "AdditiveArithmetic", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
        "CaseIterable", "Collection", "Comparable", "Equatable", "FixedWidthInteger", "FloatingPoint", "Hashable",
        "Identifiable", "IteratorProtocol", "Numeric", "OptionSet", "RandomAccessCollection", "RawRepresentable",
        "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "UnsignedInteger",
    ]
}
