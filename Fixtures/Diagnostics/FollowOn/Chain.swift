/// What is wrong here is told once: nothing that follows from it is.
// @Provides(onec, as: Service)
final class LiveService: Service {}

protocol Service {}

// @Provides
final class Client {
    init(service: Service, make: () -> Service, all: Service?) {}
}
