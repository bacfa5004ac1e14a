typealias Playing = Player
