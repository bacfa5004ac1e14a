let factory = InitialValuesFactory()
let shown = factory.makeShown()
precondition(shown.made === factory.cache && shown.shared === factory.cache)
precondition(shown.initialized === factory.disk && shown.named === factory.disk)
precondition(shown.number == 42 && shown.ratio == 0.5 && shown.box.content == 1 && shown.plugins.count == 1)
precondition(shown.formatter === factory.dateFormatter && shown.defaults === factory.userDefaults)
precondition(shown.failing?.isMade == true)
guard case (.custom(7), .custom(7)) = (shown.dark, shown.custom) else { preconditionFailure() }

let kept = factory.makeKept()
precondition(kept.count == 2 && kept.inferred.content == 3 && kept.stated !== factory.cache)
precondition(factory.makeGiven(size: Box(content: 4)).title == "none")
precondition(factory.makeGiven(title: "", size: Box(content: 5)).size.content == 5)
