public protocol Log {}

public struct Row {
    public init() {}
}

open class Store {
    public init() {}

    public struct Entry {
        public init() {}
    }
}

@propertyWrapper public struct Kept {
    public var wrappedValue: Int

    public init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
    }
}

public func makeNumber() -> Int { 3 }
