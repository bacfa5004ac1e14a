import Swinject

let (c, child) = Dependencies.setup()
print(c.resolve(API.self)!.get(), c.resolve(API.self)!.get())
let s = c.resolve(Screen.self)!
print(s.theme.name, s.title, s.api.get())
let r1 = c.resolve(Root.self)!
let r2 = c.resolve(Root.self)!
print(r1 === r2, r1.w === r2.w)
print(child.resolve(Child.self)!.api.get())
print(c.resolve(Sess.self)! === c.resolve(Sess.self)!)
