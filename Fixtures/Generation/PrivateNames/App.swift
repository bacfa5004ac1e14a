import Core
import Foundation

// The names of another file's private types mean what they mean without that file.

// @Provides
func makeData() -> Data { Data("data".utf8) }

// @Provides(once)
struct Task {
    let name = "own task"

    init() {}
}

// @Needs
func run(data: Data, steps: [any Step], task: Task, text: Text) {
    precondition(data == Data("data".utf8) && task.name == "own task" && text.value == "text")
    precondition(steps.map(\.name) == ["first", "second"])
}

private struct Marker {}

struct Screen {
    let name: String

    private struct Label { let marker = Marker() }

    fileprivate static func use() -> Any { Label() }
}
