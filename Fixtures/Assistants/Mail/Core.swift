typealias AccountAddress = String
typealias Recipient = String
typealias IMAPHost = String
typealias SMTPHost = String
typealias DatabasePath = String
typealias PlainSMTP = SMTPClient

struct MessageID: Hashable, Sendable { let raw: Int }
struct DraftID: Hashable, Sendable { let raw: Int }
enum Folder: String, CaseIterable, Sendable { case inbox, drafts, sent, junk }
struct Credentials: Sendable { let user: String, password: String }
struct Attachment: Sendable { let name: String, bytes: [UInt8] }
struct Message: Sendable {
    let id: MessageID
    var folder: Folder
    let from: String, to: String, subject: String, body: String
    let attachments: [Attachment]
    let date: Int
}
struct Draft: Sendable { let id: DraftID, to: String, subject: String, body: String, savedAt: Int }
enum MailError: Error { case noDatabase, refused, closed }

protocol WallClock: Sendable { var now: Int { get } }
protocol SMTPClient: Sendable { func send(_ message: Message, as credentials: Credentials) async throws }
protocol IMAPClient: Sendable { func fetch(_ folder: Folder) async throws -> [Message] }
protocol Database: Sendable {
    func save(_ draft: Draft) async throws
    func draft(_ id: DraftID) async throws -> Draft?
}
protocol MessageFilter: Sendable { func apply(_ message: Message) -> Message }
