import Vocabulary

/// The words before headings that make them tasks, such as `TODO` and `DONE`.
struct OrgKeywords {
    private var open: Set<Substring> = ["TODO"]
    private var done: Set<Substring> = ["DONE"]
    /// `true` once the file names its own.
    private var isOwn = false

    /// Reads `TODO(t) NEXT | DONE(d@) CANCELED`. Without a bar, the last one means done.
    mutating func add(_ line: Substring) {
        let words = line.split { $0 == " " || $0 == "\t" }.map { $0.prefix { $0 != "(" } }
        let bar = words.firstIndex(of: "|") ?? max(0, words.count - 1)
        if !isOwn { (open, done, isOwn) = ([], [], true) }
        open.formUnion(words[..<bar])
        done.formUnion(words[bar...].filter { $0 != "|" })
    }

    /// Returns whether the word means done, or `nil` if it is not a keyword.
    func isDone(_ word: Substring) -> Bool? {
        if open.contains(word) { return false }
        return done.contains(word) ? true : nil
    }

    /// Keywords that people name in the settings of Emacs rather than in the file.
    static let usual: Set<Substring> = [
        "TODO", "DONE", "NEXT", "WAITING", "WAIT", "STARTED", "DOING", "HOLD", "SOMEDAY", "INPROGRESS", "IN-PROGRESS",
        "PROJ", "CANCELED", "CANCELLED", "LATER", "NOW",
    ]
}
