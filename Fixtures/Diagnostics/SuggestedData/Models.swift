import CoreData
import RealmSwift

class Entity: NSManagedObject {}
final class Author: Entity {}
final class Book: Object { @Persisted var title = "" }
final class Account: Codable { var id = 0; var name = "" }
final class Note: Decodable, Identifiable {}

/// Without an identity, it is a service that is written to a file.
final class Settings: Codable { var size = 1 }

/// What manages them is none of them.
final class Library { init(settings: Settings, book: Book) {} }

// @Needs
func read(author: Author, book: Book, account: Account, note: Note, settings: Settings, library: Library) {}
