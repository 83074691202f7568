import CommandLine
import ItemLanguage

/// Tells the items of pasted lines from the commands.
struct ShellPasteReader {
    let shell: ShellReader

    func parts(of lines: [String]) throws(ShellPasteFailure) -> [ShellPastedPart] {
        let list = ListedLine.list(lines)
        var parts: [ShellPastedPart] = []
        var items: [ListedLine] = []
        for (index, line) in list.enumerated() {
            let next = index + 1 < list.count ? list[index + 1] : nil
            do {
                if let item = item(line, in: items, before: next) {
                    _ = try shell.newItems([item])
                    items.append(item)
                    continue
                }
                let intent = try shell.intent(of: line.text)
                // A comment.
                if intent == .refresh || line.text.first == "#" { continue }
                if !items.isEmpty { parts.append(.items(items)) }
                items = []
                parts.append(.line(ShellPastedLine(line.text, intent)))
            } catch {
                throw ShellPasteFailure(line: line.number, error: error)
            }
        }
        return items.isEmpty ? parts : parts + [.items(items)]
    }

    /// Returns the line as an item, or `nil` if it is a command or a comment.
    private func item(_ line: ListedLine, in items: [ListedLine], before next: ListedLine?) -> ListedLine? {
        let isBelow = items.first.map { line.depth > $0.depth } ?? false
        if line.isMarked || isBelow || isItem(line.text) { return line }
        // The text that was typed before a list was pasted.
        guard let next, next.isMarked || next.depth > line.depth, line.text.hasPrefix("add "),
            !shell.hasOption(ShellPasteReader.words(line.text))
        else { return nil }
        return line.dropping("add ")
    }

    private func isItem(_ line: String) -> Bool {
        let words = ShellPasteReader.words(line)
        guard let first = words.first, first.first != "#" else { return false }
        if let command = try? shell.commands.command(named: first) { return isProse(words.dropFirst(), after: command) }
        switch try? shell.intent(of: line) {
        // Quotes that would not be closed in a command.
        case .text, .textWithSign, nil: return true
        case .command(let command):
            return command.first == first && first.first?.isLetter == true && !shell.hasOption(words)
        default: return false
        }
    }

    private static func words(_ line: String) -> [String] {
        line.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns `true` for what follows “review” in “review the report with Anna”, or “remove” in “remove wallpaper”.
    private func isProse(_ words: ArraySlice<String>, after command: Command) -> Bool {
        guard let next = words.first, next.first?.isLetter == true, !next.contains(":"), !command.operands.readsLines,
            !shell.hasOption(Array(words))
        else { return false }
        if let limit = command.operands.limit, words.count > limit { return true }
        if words.contains(where: { ShellPasteReader.proseWords.contains($0.lowercased()) }) { return true }
        // Items to change are seldom chosen by the words of their titles.
        return command.group == .change && command.operands.filter != .nowhere && FilterWords.isText(next)
    }

    /// Words that are no operands.
    private static let proseWords = [
        "a", "an", "the", "my", "our", "your", "his", "her", "its", "their", "with", "for", "from", "of", "about",
        "into", "out", "up", "off", "over", "some", "whether", "how", "why", "what", "who", "where",
    ]
}

extension ShellReader {
    func parts(ofPasted lines: [String]) throws(ShellPasteFailure) -> [ShellPastedPart] {
        try ShellPasteReader(shell: self).parts(of: lines)
    }

    func isListed(_ line: String) -> Bool {
        ListLine(line[...]).content().map { !$0.text.isEmpty } ?? false
    }

    func newItems(_ lines: [ListedLine]) throws(InputError) -> [ItemText.Reading] {
        let text = ItemText(dates: dates())
        var readings: [ItemText.Reading] = []
        for line in lines {
            var reading = try text.read(line)
            reading.depth -= lines[0].depth
            readings.append(reading)
        }
        return readings
    }
}
