import Feature
import Kit

let factory = ModuleScopesFactory()
precondition(cachesMade == 0)
let root = factory.makeRootScreen()
precondition(root.feature.makeFeatureScreen().api is HTTPAPI)
precondition(root.open(Session(user: Member(id: ID(number: 4)))).makeSessionScreen().id.number == 4)
precondition(cachesMade == 1)
