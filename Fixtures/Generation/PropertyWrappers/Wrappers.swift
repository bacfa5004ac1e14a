// No marker stands in this file: it is read because of the names.

/// Makes its value when it is first read, as SwiftUI's `@StateObject` does.
@propertyWrapper nonisolated struct Deferred<Value> {
    private let make: () -> Value
    var wrappedValue: Value { make() }
    var projectedValue: () -> Value { make }

    init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
}

@propertyWrapper nonisolated struct Counted<Value> {
    var wrappedValue: Value
    let count: Int

    init(wrappedValue: @autoclosure () -> Value, count: Int = 1) {
        self.wrappedValue = wrappedValue()
        self.count = count
    }
}

@propertyWrapper nonisolated struct Kept<Value> {
    var wrappedValue: Value
}

/// The initializers of structs with these take the wrapper itself: nothing makes it from a value.
@propertyWrapper nonisolated struct Linked<Value> {
    private let read: () -> Value
    var wrappedValue: Value { read() }

    init(read: @escaping () -> Value) { self.read = read }
}

@propertyWrapper nonisolated struct Titled {
    let text: String
    var wrappedValue: String? { text }
}

/// SwiftUI's is such a wrapper too: the view that has the focus passes its binding.
@propertyWrapper nonisolated struct FocusState<Value> {
    @propertyWrapper nonisolated struct Binding {
        fileprivate let read: () -> Value
        var wrappedValue: Value { read() }
    }

    var wrappedValue: Value
    var projectedValue: Binding { Binding(read: { wrappedValue }) }

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
