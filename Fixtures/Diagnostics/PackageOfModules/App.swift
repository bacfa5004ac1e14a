import Audit
import Billing
import Core

// This one conforms too, and is not what the default names.
struct TestTime: Time {}

// @Needs
struct Root {
    let invoices: Invoices
    let makeDetail: (ItemID) -> Detail
    let money: Money
    let first: FirstEditor
    let second: SecondEditor
    let trail: Trail
}

/// The app provides it, so that the sibling's default does not hide it.
// @Provides(as: Printer)
struct PaperPrinter: Printer {}
