// @Provides(once)
final class Journal {
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append(line) }
}

protocol Mail {
    func send(_ text: String)
}

// @Provides(once, live, as: Mail)
struct MailServer: Mail {
    func send(_ text: String) {}
}

// @Needs
struct Invitation {
    let mail: any Mail

    func send() { mail.send("Come!") }
}

#if DEBUG
    /// Writes into the journal of the factory that makes the invitation.
    // @Provides(fake, as: Mail)
    struct WrittenMail: Mail {
        let journal: Journal

        func send(_ text: String) { journal.write("mail: \(text)") }
    }
#endif
