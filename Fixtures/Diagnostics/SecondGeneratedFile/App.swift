// @Needs
struct Screen {}
