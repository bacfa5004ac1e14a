nonisolated struct Style: Sendable {}

/// A caller may leave out the style. The fake has one of its own then.
// @Provides(live)
// @Needs(given: name, style)
func label(name: String, style: Style? = nil) -> Label { Label(name: name) }

struct Label: Sendable {
    let name: String
}

// @Provides(fake)
// @Needs(given: name, style)
func sampleLabel(name: String, style: Style? = nil) -> Label { Label(name: "sample " + name) }

/// The fake is synchronous.
// @Provides(live)
final class Picture: Sendable {
    let name: String

    // @Needs(given: name, style)
    init(name: String, style: Style? = nil) async { self.name = name }

    init(sample name: String) { self.name = "sample " + name }
}

// @Provides(fake)
// @Needs(given: name, style)
func samplePicture(name: String, style: Style? = nil) -> Picture { Picture(sample: name) }

// @Needs
final class Album {
    let label: (String) -> Label
    let styledLabel: (String, Style) -> Label
    let picture: (String) async -> Picture

    init(
        label: @escaping (String) -> Label, styledLabel: @escaping (String, Style) -> Label,
        picture: @escaping (String) async -> Picture
    ) {
        self.label = label
        self.styledLabel = styledLabel
        self.picture = picture
    }
}
