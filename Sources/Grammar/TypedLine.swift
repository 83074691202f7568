package import Boundary

/// A line that someone types where commands are awaited.
package enum TypedLine: Equatable, Sendable {
    /// Nothing but blanks, or a remark behind `#`.
    case nothing
    /// Whoever typed it has had enough.
    case leave
    case words([String])

    private static let waysOut = [["quit"], ["exit"], ["q"]]

    package init(_ line: String) throws(Misunderstanding) {
        let start = line.first { !$0.isWhitespace }
        guard let start, start != "#" else {
            self = .nothing
            return
        }
        var words = try LineSplitter.words(line)
        // As answers and the README say what to type.
        if words.first == "adder" { words.removeFirst() }
        self = words.isEmpty ? .nothing : TypedLine.waysOut.contains(words) ? .leave : .words(words)
    }
}
