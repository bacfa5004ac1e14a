class Base {
    let name: String

    init(service: Service, na
