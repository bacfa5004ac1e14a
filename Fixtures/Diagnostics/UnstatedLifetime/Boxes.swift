/// In a file without markers.
final class Box { var content = "" }
