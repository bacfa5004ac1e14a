import Kit
import SwiftUI

@main struct BoothApp: App {
    let factory = StandFactory(Stand())
    var body: some Scene { WindowGroup { Text(factory.makeSign().title) } }
}
