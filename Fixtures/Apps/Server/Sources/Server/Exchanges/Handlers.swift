import Hummingbird

struct Draft: Decodable {
    let target: String
}

extension Link: ResponseEncodable {}

// @Needs(in: Exchange, given: draft)
func createLink(
    draft: Draft, code: FreshCode, links: any LinkStore, journal: Journal
) async throws -> EditedResponse<Link> {
    guard draft.target.hasPrefix("http") else { throw HTTPError(.badRequest, message: "A link leads to a web page.") }
    let link = Link(code: code, target: draft.target)
    guard try await links.add(link) else { throw HTTPError(.conflict, message: "Try again.") }
    await journal.note("created", code)
    return EditedResponse(status: .created, response: link)
}

// @Needs(in: Exchange, given: code)
func showLink(code: String, links: any LinkStore) async throws -> Link {
    guard let link = try await links.link(code) else { throw HTTPError(.notFound) }
    return link
}

// @Needs(in: Exchange, given: code)
func followLink(
    code: String, links: any LinkStore, clicks: ClickCounter, journal: Journal
) async throws -> Response {
    let link = try await showLink(code: code, links: links)
    await clicks.count(code)
    await journal.note("followed", code)
    return .redirect(to: link.target, type: .temporary)
}
