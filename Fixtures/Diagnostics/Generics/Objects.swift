protocol Shape {}

// @Provides(as: Shape)
struct Circle: Shape {}

// @Needs
func draw(shape: some Shape & AnyObject) {}
