final class AudioPlayer: Playing {
    func play(_ name: String) {}
}
