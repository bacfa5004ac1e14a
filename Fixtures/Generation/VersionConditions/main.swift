precondition(VersionConditionsFactory().run() == 1)
