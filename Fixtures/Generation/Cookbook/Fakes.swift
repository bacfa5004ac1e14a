import Foundation
import SwiftData

#if DEBUG
    // @Provides(fake)
    let fixedNow: Now = Now { Date(timeIntervalSince1970: 0) }

    // @Provides(fake)
    let fixedID: MakeID = MakeID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }

    // @Provides(fake)
    let fixedClock: any Clock<Duration> = SuspendingClock()

    // @Provides(fake)
    func openDatabaseInMemory() async throws -> Database { try await Database() }

    // @Provides(fake)
    func makeContainerInMemory() throws -> ModelContainer {
        try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }
#endif
