MainActor.assumeIsolated {
    let factory = StoryboardsFactory()
    let storyboard = UIStoryboard()

    precondition(factory.makeFeedViewController(from: storyboard, page: 3).model.page == 3)
    precondition(storyboard.identifiers.isEmpty)

    precondition(factory.makeAnimalAsCat(from: storyboard, name: "Tom").name == "Tom")
    precondition(factory.makeAnimalAsDog(from: storyboard).name == "nameless")
    precondition(storyboard.identifiers == ["AnimalAsCat", "animal-as dog"])

    var pick = 0
    factory.makePickerViewController(from: storyboard, storyboard: 1, controller: 2) { pick = $0 }.picked(4)
    precondition(pick == 4)

    precondition(factory.makeHelpViewController(from: storyboard, topic: "taps").topic == "taps")
    precondition(storyboard.identifiers.last == "Help \"me\" & \\more")

    _ = factory.makeSettingsViewController(from: NSStoryboard())
}
