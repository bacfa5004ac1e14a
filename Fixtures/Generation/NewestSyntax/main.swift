let factory = NewestSyntaxFactory()
_ = factory.makeScreen()
factory.run()
