#if DEBUG
    final class FakeAPI: API {}

    @MainActor func use() async {
        let factory = FakeFakeConformanceFactory(api: FakeAPI(), makeUpload: { Upload(size: $0 + 1) })
        let dependencies: any Dependencies = factory
        let screen = dependencies.makeScreen()
        precondition(screen.api is FakeAPI && screen.upload(3).size == 4)
    }

    await use()
#endif
