#if !DEBUG
    struct Report {
        let clock: SystemClock

        // @Needs
        init(clock: SystemClock) {
            self.clock = clock
        }
    }
#endif

#if DEBUG
    extension Remote {
        // @Needs
        init(clock: FixedClock) {
            name = clock.name
        }
    }
#elseif os(Linux) || os(macOS)
    extension Remote {
        // @Needs
        init(clock: SystemClock) {
            name = clock.name
        }
    }
#else
    extension Remote {
        // @Needs
        init(screen: Screen) {
            name = screen.menu.title
        }
    }
#endif
