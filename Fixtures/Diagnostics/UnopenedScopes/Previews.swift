/// Only previews and tests open it.
// @Scope
struct Draft {
    // @Provides
    let text: Character
}

// @Needs
func write(text: Character, next: (Draft) -> DraftFactory) {}

#if DEBUG
func openDraft() { UnopenedScopesFactory().makeDraftFactory(Draft(text: "a")).write() }
#endif

#Preview { UnopenedScopesFactory().makeDraftFactory(Draft(text: "b")) }

struct Drafts: PreviewProvider {
    static var previews: some View { DraftFactory(Draft(text: "c"), parent: UnopenedScopesFactory()) }
}
