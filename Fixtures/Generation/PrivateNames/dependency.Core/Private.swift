private protocol Step {}
private struct Text: Step {}

extension Task where Success == Never, Failure == Never { private init?(value: Int) { nil } }

public struct Pages {
    private struct Text {}
    private protocol Step {}

    private func use() -> (Text, any Step)? { nil }
}

private func use() -> any Step { Text() }
