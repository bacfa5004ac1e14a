let factory = FileDefaultsFactory()
_ = factory.makeBackground()
if #available(macOS 15, *) { _ = factory.makeScreen() }
if #available(macOS 14, *) { _ = await factory.makeArchive() }
