let factory = BundleFormsFactory()
_ = factory.makeE().p.v()
_ = factory.makeE().r._w(1, "a")
#if !DEBUG
    _ = factory.makeE().six.release()
#endif
precondition(factory.makeOptionals().b.count == 1)
