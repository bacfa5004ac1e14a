import FactoryKit
import Foundation
@MainActor func run() { print(PublicModel().get(), Both().go(), Router().go(), RouterView(n: 3).n) }
await run()
let w = Watched(); print(w.go(), w.go(), w.dynamic.get())
Reset().go(); Reset().swap(); print(Reset().maker())
print(Named().makeApi(), Named().makeAPI(), Nested().go(), Body().go()); Body().log.write()
print(Derived(id: 3).api.get(), Plain().k, Plain().api.get())
print(try JSONDecoder().decode(Decoded.self, from: Data(#"{"id": 3}"#.utf8)).id, try JSONDecoder().decode(Stored.self, from: Data(#"{"id": 3}"#.utf8)).api.get())
