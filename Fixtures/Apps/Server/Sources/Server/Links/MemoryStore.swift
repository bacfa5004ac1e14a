// @Provides
actor MemoryStore: LinkStore {
    private var links: [String: Link] = [:]

    func add(_ link: Link) -> Bool {
        guard links[link.code] == nil else { return false }
        links[link.code] = link
        return true
    }

    func link(_ code: String) -> Link? { links[code] }

    func add(clicks: [String: Int]) {
        for (code, count) in clicks { links[code]?.clicks += count }
    }
}
