/// A problem in a package, formatted like a compiler error.
struct Finding: Equatable {
    let path: String
    let line: Int
    let message: String

    init(_ path: String, _ line: Int = 1, _ message: String) {
        (self.path, self.line, self.message) = (path, line, message)
    }

    var text: String { "\(path):\(line): \(message)" }
}
