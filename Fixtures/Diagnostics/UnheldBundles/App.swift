// @Provides
protocol Assembler: AnyObject { func resolve() -> Model }
// @Provides
struct Model { let id = 1 }
// @Needs
struct Screen { unowned let assembler: Assembler }
