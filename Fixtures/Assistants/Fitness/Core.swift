import Foundation

struct Exercise: Sendable, Codable { let id: Int, name: String, seconds: Int }
struct Plan: Sendable, Codable { let name: String, exercises: [Exercise] }
struct User: Sendable { let name: String }
struct LogEntry: Sendable { let exerciseID: Int, seconds: Int, date: Date }

protocol Clock: Sendable { var now: Date { get } }
protocol FitnessAPI: Sendable {
    func plans() async throws -> [Plan]
    func exercise(_ id: Int) async throws -> Exercise
}
protocol HealthStore: Sendable { func heartRate() async throws -> Int }
protocol WorkoutStore: Sendable { func save(_ entry: LogEntry) async throws }
protocol AchievementRule {
    var title: String { get }
    func isEarned(by entries: [LogEntry]) -> Bool
}

typealias BaseURL = URL
typealias StorePath = String
typealias PlainAPI = FitnessAPI
