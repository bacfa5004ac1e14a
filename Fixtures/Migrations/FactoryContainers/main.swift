let first = UseCases.shared.sync()
let second = UseCases.shared.sync()
first.log.count += 1
print(first === second, first.log === second.log, first.router === second.router)
print(UseCases.shared.screen(3).id, UseCases.shared.screen(4).log.count)
print(UseCases.shared.detail("page").title, UseCases.shared.detail("page").sync === first)
print(Tooling.shared.router() === first.router, UseCases.shared.flag().isOn)
