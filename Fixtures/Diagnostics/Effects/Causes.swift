// The way leads to the effect that is not allowed, past others; to each of two that come from two places.

// @Provides
struct Throwing {
    init() throws {}
}

// @Provides
struct Waiting {
    init() async {}
}

// @Provides
struct Mixed {
    let throwing: Throwing
    let waiting: Waiting
}

// @Needs
func wait(make: () throws -> Mixed) {}

// @Needs
func run(make: () -> Mixed) {}

// What `Written` throws itself is allowed, unlike what its `Disk` throws.
// @Provides
struct Written {
    init(disk: Disk) throws(NetworkError) {}
}

// @Needs
func write(make: () throws(NetworkError) -> Written) {}

actor Registry {}

// @Provides
func registry() -> any Actor { Registry() }

struct Entry {}

// A function with an isolated parameter is not async, but its caller waits.
// @Provides
func entry(on registry: isolated any Actor) -> Entry { Entry() }

// @Needs
func enter(make: () -> Entry) {}
