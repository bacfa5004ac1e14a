// @Scope(root, sendable)
nonisolated struct App: Sendable {}

// @Provides(graph)
nonisolated final class Service: Sendable {
    init() { note("Service") }
}

// @Provides(graph)
nonisolated final class Store: Sendable {
    let service: Service

    init(service: Service) {
        self.service = service
        note("Store")
    }
}

// @Provides
nonisolated final class Model: Sendable {
    let (store, service): (Store, Service)

    init(store: Store, service: Service) { (self.store, self.service) = (store, service) }
}

/// It takes the store in an autoclosure that any thread may run, so the store is made with the row.
// @Provides
nonisolated struct Row: Sendable {
    let store: @Sendable () -> Store

    init(store: @autoclosure @escaping @Sendable () -> Store) { self.store = store }
}

// @Needs
nonisolated struct View: Sendable {
    let model: @Sendable () -> Model
    let service: @Sendable () -> Service
    let row: Row

    init(
        model: @autoclosure @escaping @Sendable () -> Model, service: @autoclosure @escaping @Sendable () -> Service,
        row: Row
    ) {
        (self.model, self.service, self.row) = (model, service, row)
    }
}

/// What only one thread runs is made later.
// @Needs
nonisolated struct PlainView {
    let model: () -> Model
    let store: () -> Store

    init(model: @autoclosure @escaping () -> Model, store: @autoclosure @escaping () -> Store) {
        (self.model, self.store) = (model, store)
    }
}

// @Needs
nonisolated struct AsyncView: Sendable {
    let model: @Sendable () async -> Model
    let store: @Sendable () async -> Store

    init(
        model: @autoclosure @escaping @Sendable () async -> Model,
        store: @autoclosure @escaping @Sendable () async -> Store
    ) async {
        (self.model, self.store) = (model, store)
    }
}

/// One instance under two names.
nonisolated protocol Clock: Sendable {}

// @Provides(graph, as: Clock)
nonisolated final class SystemClock: Clock {
    init() { note("SystemClock") }
}

// @Needs
nonisolated struct ClockView: Sendable {
    let clock: @Sendable () -> any Clock
    let system: @Sendable () -> SystemClock

    init(
        clock: @autoclosure @escaping @Sendable () -> any Clock,
        system: @autoclosure @escaping @Sendable () -> SystemClock
    ) {
        (self.clock, self.system) = (clock, system)
    }
}

// MARK: Given values

nonisolated final class Draft {}

// @Provides(graph)
nonisolated final class Page: Sendable {
    // @Needs(given: number)
    init(number: Int) { note("Page") }
}

// @Provides(graph)
nonisolated final class Preview: Sendable {
    // @Needs(given: draft)
    init(draft: Draft) { note("Preview") }
}

// @Needs
nonisolated struct PageView: Sendable {
    let page: @Sendable () -> Page
    let preview: @Sendable () -> Preview

    init(page: @autoclosure @escaping @Sendable () -> Page, preview: @autoclosure @escaping @Sendable () -> Preview) {
        (self.page, self.preview) = (page, preview)
    }
}

// MARK: The main actor

// @Provides(graph)
@MainActor final class ScreenModel {
    init(service: Service) { note("ScreenModel") }
}

// @Needs
@MainActor struct Screen {
    let model: @MainActor () -> ScreenModel
    let store: @MainActor () -> Store
    let again: () -> Store

    init(
        model: @autoclosure @escaping @MainActor () -> ScreenModel,
        store: @autoclosure @escaping @MainActor () -> Store, again: @autoclosure @escaping () -> Store
    ) {
        (self.model, self.store, self.again) = (model, store, again)
    }
}

// MARK: Other factories

// @Scope(sendable)
nonisolated struct Request: Sendable {
    // @Provides
    let path: String
}

// @Needs
nonisolated struct RequestView: Sendable {
    let model: @Sendable () -> Model
    let store: @Sendable () -> Store

    init(
        model: @autoclosure @escaping @Sendable () -> Model, store: @autoclosure @escaping @Sendable () -> Store,
        path: String
    ) {
        (self.model, self.store) = (model, store)
    }
}

// @Scope
nonisolated struct Session {
    // @Provides
    let user: Int
}

/// No other thread can use this factory.
// @Needs
nonisolated struct SessionView {
    let row: Row
    let store: () -> Store

    init(row: Row, store: @autoclosure @escaping () -> Store, user: Int) { (self.row, self.store) = (row, store) }
}

// MARK: Fakes

// @Provides(graph, live)
nonisolated final class API: Sendable {
    init() { note("API") }
}

// @Needs
nonisolated struct APIView: Sendable {
    let api: @Sendable () -> API
    let again: @Sendable () -> API

    init(api: @autoclosure @escaping @Sendable () -> API, again: @autoclosure @escaping @Sendable () -> API) {
        (self.api, self.again) = (api, again)
    }
}

// MARK: Alternatives

/// One alternative takes the service in an autoclosure that any thread may run, the other at once.
nonisolated protocol Panel: Sendable {
    var service: @Sendable () -> Service { get }
}

#if DEBUG
// @Provides(as: Panel)
nonisolated struct LatePanel: Panel {
    let service: @Sendable () -> Service

    init(service: @autoclosure @escaping @Sendable () -> Service) { self.service = service }
}
#else
// @Provides(as: Panel)
nonisolated struct EagerPanel: Panel {
    let service: @Sendable () -> Service

    init(service: Service) { self.service = { service } }
}
#endif

// @Needs
nonisolated struct PanelView: Sendable {
    let panel: any Panel
    let service: @Sendable () -> Service

    init(panel: any Panel, service: @autoclosure @escaping @Sendable () -> Service) {
        (self.panel, self.service) = (panel, service)
    }
}

// MARK: Specializations

// @Provides
typealias ServiceBox = Box<Service>

nonisolated struct Box<Value: Sendable>: Sendable {
    let value: @Sendable () -> Value

    init(value: @autoclosure @escaping @Sendable () -> Value) { self.value = value }
}

/// A plain autoclosure shares with one that any thread may run.
// @Needs
nonisolated struct BoxView {
    let box: Box<Service>
    let service: () -> Service

    init(box: Box<Service>, service: @autoclosure @escaping () -> Service) {
        (self.box, self.service) = (box, service)
    }
}
