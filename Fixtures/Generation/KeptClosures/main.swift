var factory: KeptClosuresFactory? = KeptClosuresFactory()
var uploader = factory?.uploader
precondition(uploader?.make().log === factory?.log)
precondition(alive == 2)

// The uploader outlives its factory: its closure neither traps nor keeps anything.
factory = nil
precondition(alive == 1)
precondition(uploader?.queue.make().log !== nil as Log?)
uploader = nil
precondition(alive == 0)

// A screen is not the factory's, so its closure keeps the factory.
factory = KeptClosuresFactory()
var screen = factory?.makeScreen()
let log = factory?.log
factory = nil
precondition(screen?.make().log === log)
screen = nil
