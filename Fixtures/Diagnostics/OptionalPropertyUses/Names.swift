import UIKit

// @Provides(each)
final class Client { var id = 1 }

enum State { case loaded(Client?), failed(Client, String) }

/// Each other `client` is a parameter, a variable or a part of a pattern.
final class ClientsController: UIViewController {
    // @Needs
    var client: Client!

    func show(clients: [Client?], state: State) {
        print(clients.map { client -> String in "\(client!.id)" })
        clients.forEach { [weak self] client -> Void in self?.show(client?.id) }
        clients.forEach { (client: Client?) in print(client?.id) }
        clients.forEach { client in print(client?.id) }
        for client in clients { print(client?.id) }
        for (position, client) in clients.enumerated() { print(position, client?.id) }
        if case .loaded(let client) = state { print(client?.id) }
        guard case let .failed(client, reason) = state else { return }
        print(client == nil, reason)
    }

    func choose(_ client: Client?, from other: ClientsController) {
        if let client = client { print(client.id) }
        let (first, client) = (1, [client].first)
        print(first, client?.id)
        switch first {
        case let client: print(client?.id)
        }
        do { try load() } catch let client { print(client!) }
        print([other].compactMap(\.client), client: 3)
    }

    func copy() {
        let client = self.client
        print(client)
    }

    func show(client other: Client?) { print(client.id) }
}

/// The copy would not be optional any more.
final class CopyingController: UIViewController {
    // @Needs
    var client: Client!

    func copy() {
        let copied = self.client
        print(copied?.id)
        run { [client] in print(client!.id) }
    }

    func show(clients: [Client?]) {
        for other in clients where client?.id == 3 { print(other) }
    }
}

/// Tuples and key paths assign it too.
final class TupleController: UIViewController {
    // @Needs
    var client: Client!

    func reset(other: TupleController) {
        (client, title) = (nil, nil)
        ((other.client, _), self.title) = ((nil, 1), nil)
        other[keyPath: \.client] = Client()
    }
}

/// These only read it.
final class ReadController: UIViewController {
    // @Needs
    var client: Client!

    func read(state: State, other: ReadController) {
        if case .failed(client, "") = state { print(state) }
        table[client, 1] = 3
        print(other[keyPath: \.client])
    }
}
