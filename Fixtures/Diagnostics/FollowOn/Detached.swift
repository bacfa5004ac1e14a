// What is cut off from its declaration would have said what that is given.

// @Provides
final class Voucher {
    // @Needs(given: id)

    init(id: Int) {}
}

// @Provides
// @Needs(given: title)

struct Playbill {
    let title: [Int]
}

struct Cinema {
    // @Needs
    init(ticket: Voucher, makePlaybill: ([Int]) -> Playbill) {}
}
