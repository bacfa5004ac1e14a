let factory = ImpossibleConditionsFactory()
precondition(!factory.makeAlarm().buzzer.name.isEmpty)
precondition(factory.makeDesk().reader.name == "new")
