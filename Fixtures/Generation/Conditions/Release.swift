#if !DEBUG
    struct Report {
        let clock: SystemClock

        // @Needs
        init(clock: SystemClock) {
            self.clock = clock
        }
    }
#endif
