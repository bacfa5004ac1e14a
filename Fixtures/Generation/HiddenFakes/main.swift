import Tags

nonisolated struct FixedClock: Clock {
    let now = 7
}

#if DEBUG
    let fake = FakeTagsFactory(Tags(), clock: FixedClock())
    precondition(FakeHiddenFakesFactory(tagsFactory: fake).makeRoot().tags.makeTagList().text == "sample at 7")
#endif
precondition(HiddenFakesFactory().makeRoot().tags.makeTagList().text == "remote at 0")
