// @Needs
final class Waiter {
    private let makeTill: (_ table: Int) -> Till

    init(makeTill: @escaping (_ table: Int) -> Till) {
        self.makeTill = makeTill
    }

    func serve(_ orders: [(table: Int, drinks: [String])]) {
        for order in orders { makeTill(order.table).sell(order.drinks) }
    }
}
