import ItemLanguage

/// Something to do with pasted lines, without asking the user about each.
enum ShellPastedPart {
    /// Items that follow each other. They become one change.
    case items([ListedLine])
    case line(ShellPastedLine)

    /// Returns its lines as they were pasted.
    func typed(in pasted: [String]) -> [String] {
        switch self {
        case .items(let lines): lines.map { pasted[$0.number - 1] }
        case .line(let line): [line.line]
        }
    }

    var isItems: Bool { if case .items = self { true } else { false } }
}

/// A pasted line, with an intent that can be carried out without asking the user.
struct ShellPastedLine {
    let line: String
    let intent: ShellIntent

    init(_ line: String, _ intent: ShellIntent) {
        self.line = line
        self.intent =
            switch intent {
            // Unlike presenting the items, a command reports failure.
            case .items: .command(["show"] + line.split(whereSeparator: \.isWhitespace).map(String.init))
            default: intent
            }
    }
}

extension [ShellPastedPart] {
    /// Returns the lines of all parts as they were pasted.
    func typed(in pasted: [String]) -> [String] { flatMap { $0.typed(in: pasted) } }
}

extension ShellPastedPart {
    /// Returns the rows that show the first lines.
    func rows(_ limit: Int) -> [ShellPastedLineDisplay] {
        switch self {
        case .items(let lines):
            let base = lines.first?.depth ?? 0
            return lines.prefix(limit).map { line in
                let indent = String(repeating: "  ", count: max(0, line.depth - base))
                return .init(action: "add", text: indent + (line.isDone ? ShellSentences.done(line.text) : line.text))
            }
        case .line(let line):
            return [ShellPastedLineDisplay(action: "run", text: line.line)]
        }
    }
}

/// An error in a pasted line.
struct ShellPasteFailure: Error {
    let line: Int
    let error: InputError
}
