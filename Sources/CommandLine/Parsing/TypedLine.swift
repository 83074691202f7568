/// A line typed at the prompt or read from a script.
package enum TypedLine: Equatable, Sendable {
    /// Only spaces, or a comment.
    case empty
    case quit
    case words([String])

    package static let quitWords = ["quit", "exit", "q"]

    package init(_ line: String, to program: Program) throws(UsageError) {
        let start = line.first { !$0.isWhitespace }
        guard let start, start != "#" else {
            self = .empty
            return
        }
        var words = try LineSplitter.words(line)
        // Accepts commands as shown in messages and the documentation.
        if words.first == program.name { words.removeFirst() }
        let isQuit = words.count == 1 && TypedLine.quitWords.contains(words[0])
        self = words.isEmpty ? .empty : isQuit ? .quit : .words(words)
    }
}
