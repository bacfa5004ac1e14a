#if os(iOS)
    import Gestures
    import Motion

    /// Undoes the last tap. On other systems, none of its dependencies is there, and the factory has no member for it.
    final class ShakeScreen {
        // @Needs
        init(accelerometer: Accelerometer, gestures: GestureLog) {}
    }
#endif
