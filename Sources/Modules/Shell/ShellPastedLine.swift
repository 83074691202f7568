/// A pasted line, with an intent that can be carried out without asking the user.
struct ShellPastedLine {
    let line: String
    let intent: ShellIntent

    init(_ line: String, _ intent: ShellIntent) {
        self.line = line
        self.intent =
            switch intent {
            // The confirmation of the whole paste covers added items.
            case .text(let words, _): .newItem(words)
            // Questions would interrupt the paste, so `add` without text fails like any command.
            case .newItem([]): .command(["add"])
            // Unlike presenting the items, a command reports failure.
            case .items: .command(["show"] + line.split(whereSeparator: \.isWhitespace).map(String.init))
            default: intent
            }
    }

    var display: ShellPastedLineDisplay {
        if case .newItem(let words) = intent { return .init(action: "add", text: words.joined(separator: " ")) }
        return ShellPastedLineDisplay(action: "run", text: line)
    }
}
