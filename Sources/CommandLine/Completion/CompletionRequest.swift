/// The request of a completion script: the arguments of the command `suggest`.
package struct CompletionRequest: Equatable, Sendable {
    /// The words before the cursor, without the name of the program.
    package let words: [String]
    /// The beginning of the word at the cursor.
    package let beginning: String
    /// `nil` for shells other than bash.
    package let bashWord: BashWord?

    package init(_ operands: [String], from shell: CompletionShell?) {
        let last = operands.last ?? ""
        guard shell == .bash else {
            words = operands.dropLast()
            // fish passes the word at the cursor with its quotes.
            beginning = shell == .fish ? UnfinishedLine(last).beginning : last
            bashWord = nil
            return
        }
        // bash passes the whole line, which starts with the name of the program, and the part to replace.
        let line = UnfinishedLine(operands.first ?? "")
        let replaced = operands.dropFirst().first ?? ""
        let part = line.openQuote == nil ? UnfinishedLine(replaced).beginning : replaced
        let isEnd = line.beginning.hasSuffix(part)
        words = Array(line.words.dropFirst())
        beginning = line.beginning
        bashWord = BashWord(
            kept: isEnd ? String(line.beginning.dropLast(part.count)) : "",
            openQuote: line.openQuote
        )
    }
}
