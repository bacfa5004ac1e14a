import Core
import Kit

final class Tour {
    // @Needs
    init(guide: GuideFactory, visit: () -> GuideVisitFactory) {}
}
