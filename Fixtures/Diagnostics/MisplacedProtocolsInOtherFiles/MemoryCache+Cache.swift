extension MemoryCache: Cache {}
