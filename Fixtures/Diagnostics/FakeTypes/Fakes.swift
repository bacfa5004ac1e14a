protocol API {}

// @Provides(once, live, as: API)
struct HTTP: API {}

#if DEBUG
// @Provides(fake, as: API)
struct SampleAPI: API {}
#endif

// Only the fake factory makes a fake.

// @Needs
struct Screen {
    let api: any API
    let sample: SampleAPI
}

// @Needs
struct Preview {
    let sample: () -> SampleAPI
}

// Two fakes of one type cannot be told apart by a typealias.

// @Provides(once, live)
let name: String = "x"

// @Provides(fake)
let firstName: String = "y"

// @Provides(fake)
let secondName: String = "z"

// @Needs
struct Title { let name: String }

// A protocol without requirements cannot be marked at all, whatever else its marker says.

// @Provides(fake)
protocol Empty {}

// @Provides(once)
protocol Vacant {}
