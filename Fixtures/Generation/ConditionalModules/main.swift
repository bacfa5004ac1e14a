let factory = ConditionalModulesFactory()
precondition(factory.makeScreen().log === factory.log)
#if PHONE
precondition(factory.makeDialer().phone.dial("1") == "dialing 1")
precondition(factory.makeDialer().all.count == 1)
#elseif RECORDED && DEBUG
precondition(factory.makeTranscript().recording.calls == ["Antenna"])
#endif
#if PHONE
precondition(factory.makeCalls(date: .distantPast).date == .distantPast)
#endif
#if RECORDED
precondition(factory.makeDrafts(date: .distantPast).date == .distantPast)
#endif
#if NONE
precondition(factory.makeNotes(date: .distantPast).date == .distantPast)
#endif
