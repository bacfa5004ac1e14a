protocol Service {}

struct API: Service {}

// It may have been meant to make each of them.
// @Provides
func create<T: Service>() -> T { fatalError() }

// @Needs
struct Screen {
    let service: any Service
}
