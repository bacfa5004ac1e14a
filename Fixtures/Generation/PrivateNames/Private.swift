private struct Data { let value: Int }
private protocol Step { var isFirst: Bool { get } }
private struct Marker: Step { let isFirst = true }

private func useOwn() { print(Data(value: 1).value, Marker().isFirst) }

// @Provides
struct Label { let name = "label" }

extension Task { private init(value: Int) { self.init() } }

extension Screen {
    // @Needs
    init(label: Label) { name = label.name }
}
