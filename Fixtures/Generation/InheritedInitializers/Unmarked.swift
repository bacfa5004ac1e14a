class Base {
    let name: String

    init(service: Service, name: String) {
        self.name = name
    }
}
