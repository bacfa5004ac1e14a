// What is given to these is not known for certain, so that their names are the same is not either.

struct Absent {}

final class Sheet {
    // @Needs
    init(absent: Absent) {}

    // @Needs(given: id)
    init(id: Int) {}

    // @Needs
    init(number: Double) {}
}
