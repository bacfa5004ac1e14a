protocol Step {}

// @Provides(into: [String: Step], key: "ratings")
struct AddRatings: Step {}

// @Provides(into: [String: Step], key: "ratings")
struct AddStars: Step {}

// @Provides(into: [Step])
struct AddSubtitles: Step {}

// @Provides
let allSteps: [Step] = []

// @Needs
func migrate(named: [String: Step], all: [Step]) {}
