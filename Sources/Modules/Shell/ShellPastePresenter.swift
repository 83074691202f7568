/// A line of what was pasted, and where it leads without a question.
struct PastedLine {
    let line: String
    let wish: ShellWish

    init(_ line: String, _ wish: ShellWish) {
        self.line = line
        self.wish =
            switch wish {
            // It was pasted as an item, or together with items.
            case .text(let words, _): .newItem(words)
            // Nobody answers in the middle of it.
            case .newItem([]): .command(["add"])
            // A command says whether it has failed.
            case .items: .command(["show"] + line.split(whereSeparator: \.isWhitespace).map(String.init))
            default: wish
            }
    }

    var display: ShellPastedLineDisplay {
        if case .newItem(let words) = wish { return .init(deed: "add", text: words.joined(separator: " ")) }
        return ShellPastedLineDisplay(deed: "run", text: line)
    }
}
