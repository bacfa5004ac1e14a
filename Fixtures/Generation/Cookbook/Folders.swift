import SwiftUI

struct Folder {
    let name: String
    var folders: [Folder] = []
}

// @Needs(given: folder)
struct FolderView: View {
    let folder: Folder
    let makeFolder: (Folder) -> FolderView

    var body: some View {
        if let first = folder.folders.first {
            NavigationLink(first.name) { makeFolder(first) }
        }
    }
}
