import Core
import Horns

// @Needs
struct Screen {
    let bell: Bell
    let horn: Horn
}
