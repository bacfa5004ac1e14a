import Feature
import Kit

let factory = ModuleScopesFactory()
precondition(cachesMade == 1 && probesMade == 0)
let root = factory.makeRootScreen()
// The factory of the feature builds its own instances with it.
precondition(probesMade == 1)
precondition(root.feature.makeFeatureScreen().api is HTTPAPI)
precondition(root.open(Session(user: Member(id: ID(number: 4)))).makeSessionScreen().id.number == 4)
precondition(cachesMade == 1)
