import SwiftUI

#if DEBUG
    // @Provides(fake, as: Library)
    struct SampleLibrary: Library {
        func books(by author: String) async -> [String] { ["A sample by \(author)"] }
    }

    struct AuthorView_Previews: PreviewProvider {
        static var previews: some View { FakeAppFactory().makeAuthorView(author: "Ada") }
    }
#endif
