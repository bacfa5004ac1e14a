import Core
import Jobs

/// The app has a type of that name.
struct Tenant {}

// @Needs
struct Root {
    let server: Server
    let visit: (Visit) -> VisitFactory
    let page: Page
    let invoices: [String: any Rule]
    let quota: Quota
}
