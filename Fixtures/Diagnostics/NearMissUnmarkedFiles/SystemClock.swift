struct SystemClock: Clock {}
