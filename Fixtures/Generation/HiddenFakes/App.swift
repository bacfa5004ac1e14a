import Tags

// @Provides
func makeTags() -> Tags { Tags() }

// @Needs
struct Root {
    let tags: TagsFactory
}
