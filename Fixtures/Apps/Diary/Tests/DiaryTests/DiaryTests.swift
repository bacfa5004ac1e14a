import Domain
import Testing

@testable import Diary

/// A module without the plugin brings the live clock and its fake, and the types of a session.
struct DiaryTests {
    #if DEBUG
        @Test func aSessionHasItsOwnEntries() {
            let factory = FakeDiaryFactory()
            let (ada, grace) = (open("Ada", in: factory), open("Grace", in: factory))
            #expect(ada.makeHome().write("Rain", title: "Weather").isEmpty)
            #expect(ada.makeHome().export(as: "count") == "1")
            #expect(grace.makeHome().export(as: "count") == "0")
        }

        @Test func theFakeOfTheOtherModuleTellsTheTime() {
            let session = open("Ada", in: FakeDiaryFactory())
            session.entries.add("Now")
            #expect(session.entries.all.map(\.minute) == [0])
        }

        private func open(_ name: String, in factory: DiaryFactory) -> SessionFactory {
            factory.makeSessionFactory(Session(author: Author(name: name)))
        }
    #endif

    @Test func theRealClockTellsTheTime() {
        let session = DiaryFactory().makeSessionFactory(Session(author: Author(name: "Ada")))
        session.entries.add("Now")
        #expect(session.entries.all.map(\.minute) == [720])
    }
}
