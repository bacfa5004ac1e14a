_ = ImportConditionsFactory().makeScreen()
#if os(Linux) || os(macOS)
_ = ImportConditionsFactory().makeFetcher()
#endif
