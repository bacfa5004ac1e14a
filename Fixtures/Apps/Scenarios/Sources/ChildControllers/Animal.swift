struct Animal: Equatable {
    let name: String
    let sound: String
}

protocol Shelter {
    func animal(named name: String) -> Animal
}

// @Provides(once, as: Shelter)
final class TownShelter: Shelter {
    func animal(named name: String) -> Animal {
        switch name {
        case "Mimi": Animal(name: name, sound: "Meow")
        default: Animal(name: name, sound: "Bow wow")
        }
    }
}
