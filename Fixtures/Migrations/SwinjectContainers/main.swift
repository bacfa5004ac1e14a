import Swinject

let app = Main()
app.logIn()
let api = app.container.resolve(API.self)! as! Remote
print(app.clock() === api.clock, app.container.resolve(API.self)! === api)
print(app.container.resolve(Locator.self)!.clock === api.clock)
let page = app.container.resolve(Page.self, argument: 3)!
print(page.number, page.title ?? "-", page.api === api)
let pair = app.container.resolve(Pair.self)!
print(pair.first === pair.second, app.container.resolve(Mode.self)!.clock == nil)
print(Preview().container.resolve(Offline.self) != nil)
print(app.session!.resolve(User.self)! === app.session!.resolve(User.self)!)
