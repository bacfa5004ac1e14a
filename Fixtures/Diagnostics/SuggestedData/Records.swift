import SwiftUI

/// Data, even though it can be made without values.
struct UserList: Codable, Identifiable {
    var id = UUID()
    var name = ""
    init() {}
}

/// A view keeps a new one, so it is no data itself.
final class UserListModel: ObservableObject {
    init(list: UserList, last: UserList?) {}
}

/// Code sets its values later.
struct Entity {
    var number = 0
    init() {}
}

struct EntityName {
    init(number: Int) {}
    init(entity: Entity) {}
}

/// What conforms is data.
protocol Record {
    var id: String { get }
    func text() -> String
}

struct Comment: Record {
    let id: String
    func text() -> String { id }
}

enum Sample: Record {
    case short
    var id: String { "" }
    func text() -> String { id }
}

/// It does something, whatever its values are.
protocol Session {
    var id: String { get }
    func load() async throws -> String
}

struct WebSession: Session {
    let id: String
    func load() async throws -> String { id }
}

/// Its one value is made without others, and cannot be set.
struct Client {
    let name: String
    private(set) var count = 0
    init() { name = "" }
}

// @Needs
struct UserListView: View {
    @StateObject var model: UserListModel
    let name: EntityName
    let record: Record
    let client: Client

    var body: some View { Text("") }
}

// @Needs
func open(session: Session) {}

/// The store makes its entities, and a function that makes a new one is no answer.
final class Voyage: NSManagedObject {
    @NSManaged var name: String
}

@Model final class Stop {
    var name: String
    init(name: String) { self.name = name }
}

func makeVoyage(name: String, in context: NSManagedObjectContext) -> Voyage { Voyage(context: context) }

extension Stop {
    static func sample(name: String) -> Stop { Stop(name: name) }
}

// @Needs
struct VoyageView: View {
    @ObservedObject var voyage: Voyage
    @Bindable var stop: Stop
    var body: some View { Text(voyage.name) }
}
