import Testing

@testable import FurnishCore

/// Each stage of the graph: a small program, and the table that the stage makes of it.
struct StageTests {
    @Test func resolveFindsWhatMeetsEachNeed() {
        let stages = Stages(
            """
            protocol Clock {}
            // @Provides(once, as: Clock)
            struct SystemClock: Clock {}
            // @Provides
            typealias ClockStore = Store<SystemClock>
            struct Store<T> { let value: T; let clock: any Clock }
            // @Provides(into: [Step])
            struct Step { let name: String }
            final class Screen {
                // @Needs(given: id)
                init(clock: any Clock, id: Int, store: Store<SystemClock>, make: @escaping (Int) -> Screen, steps: [Step]) {}
                var size = 1
            }
            // @Needs
            func run(theme: Theme?, color: Color? = nil) {}
            """)
        #expect(
            stages.table(stages.needs) == [
                "SystemClock: ",
                "Store<SystemClock>: SystemClock ← SystemClock, Clock ← SystemClock",
                "Step: String missing",
                "[Step]: Step ← Step",
                "Screen: Clock ← SystemClock, Int given, Store<SystemClock> ← Store<SystemClock>, "
                    + "(Int) -> Screen makes (← Screen), [Step] ← [Step]",
                "run(theme:color:): Theme? missing, Color? default",
            ])
    }

    @Test func placeFollowsDirectNeedsAlone() {
        let stages = Stages(
            """
            // @Scope
            struct Session {
                // @Provides
                let user: User
            }
            struct User {}
            // @Provides(once)
            final class Cache { init(user: User) {} }
            // @Provides(once, in: Session)
            final class Repository { init(user: User) {} }
            // @Provides
            final class Home { init(repository: Repository) {} }
            // @Provides
            final class Settings {}
            final class Root {
                // @Needs
                init(settings: Settings, makeHome: @escaping () -> Home) {}
            }
            final class Menu {
                // @Needs(in: Session)
                init(settings: Settings, makeHome: @escaping () -> Home) {}
            }
            """)
        #expect(
            stages.table(stages.scope) == [
                "Session: SessionFactory", "SessionFactory: AppFactory", "User: SessionFactory", "Cache: AppFactory",
                "Repository: SessionFactory", "Home: SessionFactory", "Settings: AppFactory", "Root: AppFactory",
                "Menu: SessionFactory",
            ])
        let captured = stages.graph.placement.problems.map { problem in
            guard case .captured(let call, _, _, let target) = problem else { return "disjoint" }
            return "\(stages.graph.show(call.caller)) → \(stages.graph.show(call.made)) into \(target?.row ?? -1)"
        }
        #expect(captured == ["Cache → User into 1", "Root → Home into 1"])
        #expect(
            stages.table { stages.graph.placement.keeper[$0] != nil ? "kept" : "" }.filter { $0.hasSuffix("kept") }
                == ["Session: kept", "User: kept", "Cache: kept", "Repository: kept"])
    }

    @Test func propagateCarriesWhatAMemberAsksOfItsCaller() {
        let stages = Stages(
            """
            // @Provides
            final class Database { init() async throws {} }
            // @Provides
            final class ViewModel {
                // @Needs(given: movie)
                init(database: Database, movie: String) {}
            }
            @MainActor final class Screen {
                // @Needs
                init(model: ViewModel) {}
            }
            final class List {
                // @Needs
                init(open: @escaping (String) async throws -> ViewModel) {}
            }
            """)
        #expect(
            stages.table(stages.givens) == [
                "Database: ", "ViewModel: movie: String", "Screen: movie: String", "List: ",
            ])
        #expect(
            stages.table(stages.effects) == [
                "Database: async throws", "ViewModel: async throws", "Screen: @MainActor async throws", "List: ",
            ])
        #expect(stages.graph.requirements.problems.isEmpty)
    }

    @Test func propagateFindsWhatCannotBePassedOn() {
        let stages = Stages(
            """
            // @Provides
            final class Row {
                // @Needs(given: id)
                init(id: Int) {}
            }
            // @Provides
            final class Cell {
                // @Needs(given: id)
                init(id: Int) {}
            }
            // @Provides(once)
            final class Table { init(row: Row) {} }
            final class Grid {
                // @Needs
                init(row: Row, cell: Cell) {}
            }
            """)
        let problems = stages.graph.requirements.problems.map { problem in
            switch problem {
            case .needsGiven(_, _, _, let provider): "needsGiven " + stages.graph.show(provider)
            case .givenMismatch(_, _, _, let provider): "givenMismatch " + stages.graph.show(provider)
            default: "another"
            }
        }
        #expect(problems.sorted() == ["givenMismatch Grid", "needsGiven Table"])
    }

    @Test func shareFindsTheMembersThatTakeTheCall() {
        let stages = Stages(
            """
            protocol Model {}
            // @Provides(graph)
            final class Theme {}
            // @Provides(graph, as: Model)
            final class ViewModel: Model { init(theme: Theme) {} }
            // @Provides
            final class Header { init(model: any Model, theme: Theme) {} }
            // @Provides(once)
            final class Cache { init(theme: Theme) {} }
            // @Provides(once)
            final class Store { init(theme: Theme, header: Header) {} }
            final class Screen {
                // @Needs
                init(model: any Model, header: Header, cache: Cache, later: @escaping () -> Theme) {}
            }
            """)
        #expect(
            stages.table(stages.shared) == [
                "Theme: ", "ViewModel: takes Theme", "Header: takes Model, Theme", "Cache: Theme",
                "Store: begins Theme, Header", "Screen: takes Model, Header",
            ])
    }

    @Test func nameJoinsNestedTypesAndKeepsFunctions() {
        let stages = Stages(
            """
            enum Wallet {
                // @Provides
                struct Row {}
            }
            // @Provides(once)
            final class HTTPClient {}
            // @Needs
            func runServer(rows: [Wallet.Row]) {}
            // @Provides
            func rows(row: Wallet.Row) -> [Wallet.Row] { [row] }
            """)
        let names = MemberNames(stages.graph)
        #expect(
            names.names.elements.filter { !$0.isEmpty } == [
                "makeWalletRow", "httpClient", "makeWalletRowArray", "runServer",
            ])
        #expect(names.collisions.isEmpty)
    }

    @Test func fakeFindsWhatMustBeReplaced() {
        let stages = Stages(
            """
            protocol API {}
            // @Provides(once, live, as: API)
            final class HTTPAPI: API { init(socket: Socket) {} }
            // @Provides(live)
            final class Socket {}
            // @Provides(once, live)
            final class Unneeded {}
            // @Scope
            struct Session {}
            // @Provides(live)
            final class Disk { init(session: Session, api: API) {} }
            // @Provides
            final class Model { init(api: API) {} }
            final class Screen {
                // @Needs
                init(model: Model, makeDisk: @escaping (Session) -> SessionFactory) {}
            }
            final class Files {
                // @Needs
                init(disk: Disk) {}
            }
            """)
        #expect(stages.fakes == ["AppFactory: API, Disk of SessionFactory", "SessionFactory: Disk"])
    }

    @Test func nothingIsFakedWithoutAnythingLive() {
        #expect(Stages("// @Provides\nstruct A {}").fakes == [])
    }
}
