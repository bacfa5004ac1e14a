/// What the app starts from. It names the outermost factory, 'CafeFactory'.
// @Scope(root)
struct Cafe {
    // @Provides
    let name: CafeName
}

/// A part of the app with a factory of its own, 'ShiftFactory'. Dropping it frees what it keeps.
// @Scope
struct Shift {
    // @Provides
    let barista: Barista
}

/// A scope inside another one.
// @Scope(in: Shift)
struct Visit {
    // @Provides
    let table: TableNumber
}

typealias CafeName = String
typealias Barista = String
typealias TableNumber = Int

/// One for each shift. Without 'in:', there would be one for the app, which has no barista.
// @Provides(once, in: Shift)
final class Tips {
    let barista: Barista

    init(barista: Barista) { self.barista = barista }
}

/// One for each shift too, although it needs nothing of it.
// @Provides(once, in: Shift)
final class Notes {}

/// It needs nothing of a shift. So there is one for the app.
// @Provides(once)
final class Stock {}

// @Needs
struct VisitScreen {
    let table: TableNumber
    let tips: Tips
    let notes: Notes
    let stock: Stock
}

/// A closure does not decide where its owner lives. So the marker says it.
// @Needs(in: Shift)
struct TipScreen {
    let tips: () -> Tips
    /// Does not keep the shift, and returns nil after its end.
    let tipsOfThisShift: () -> Tips?
}

/// Opens a shift.
// @Needs
struct Door {
    let open: (Shift) -> ShiftFactory
}
