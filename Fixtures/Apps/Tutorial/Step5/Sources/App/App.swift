@main struct CafeApp {
    static func main() {
        let factory = AppFactory()
        work(factory.makeShiftFactory(Shift(barista: Barista(name: "Ada"))))
        work(factory.makeShiftFactory(Shift(barista: Barista(name: "Grace"))))
    }

    static func work(_ shift: ShiftFactory) {
        shift.makeWaiter().serve([(1, ["espresso", "latte"]), (2, ["latte"])])
    }
}
