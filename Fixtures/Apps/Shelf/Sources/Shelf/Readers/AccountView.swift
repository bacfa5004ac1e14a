import SwiftUI

// @Needs
struct AccountView: View {
    let openSession: (Session) -> SessionFactory
    @State private var session: SessionFactory?
    @State private var name = ""

    var body: some View {
        VStack {
            if let session {
                session.makeLoansView().id(ObjectIdentifier(session))
                Button("Read as guest") { self.session = openSession(Session(reader: Reader(name: "Guest"))) }
                Button("Log out") { self.session = nil }
            } else {
                TextField("Name", text: $name)
                Button("Log in") { session = openSession(Session(reader: Reader(name: name))) }
            }
        }
    }
}

#if DEBUG
    struct AccountView_Previews: PreviewProvider {
        static var previews: some View {
            FakeShelfFactory().makeAccountView()
        }
    }
#endif
