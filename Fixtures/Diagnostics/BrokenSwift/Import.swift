// @Provides
struct Zone {}

struct Import { import }
