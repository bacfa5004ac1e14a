import SwiftUI

/// State that is made when `body` first reads it, once for each identity of the view.
///
/// `@State var model: Model` takes a finished model, so each new value of the view makes one, and all but the first are
/// dropped. This keeps an empty holder instead, and the way to fill it.
@MainActor @propertyWrapper
struct LazyState<Value>: DynamicProperty {
    private final class Holder {
        var value: Value?
    }

    @State private var holder = Holder()
    private let make: () -> Value

    init(wrappedValue: @autoclosure @escaping () -> Value) {
        make = wrappedValue
    }

    var wrappedValue: Value {
        if let value = holder.value { return value }
        let value = make()
        holder.value = value
        return value
    }

    var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { holder.value = $0 })
    }
}
