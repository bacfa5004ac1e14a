struct Half: Timer {
