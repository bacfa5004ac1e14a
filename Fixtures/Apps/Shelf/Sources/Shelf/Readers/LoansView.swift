import SwiftUI

// @Needs
struct LoansView: View {
    @LazyState var model: LoansModel

    var body: some View {
        List {
            Text(model.heading)
            ForEach(model.titles, id: \.self) { title in
                Button("Give back \(title)") { model.giveBack(title) }
            }
        }
    }
}

#if DEBUG
    struct LoansView_Previews: PreviewProvider {
        static var previews: some View {
            FakeShelfFactory().makeSessionFactory(Session(reader: Reader(name: "Ada"))).makeLoansView()
        }
    }
#endif
