// What a caller would choose may be meant for anything, so nothing else is missing.
// @Provides
func make<T>() -> T { fatalError() }

protocol Service {}

// @Needs
func run(service: any Service) {}
