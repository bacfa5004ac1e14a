#if PLUS
    precondition(ConditionalExtensionsFactory().show() == "plus")
#else
    precondition(ConditionalExtensionsFactory().show() == "true")
#endif
