import CommandLine
import ItemLanguage

/// Tells the items of pasted lines from the commands.
extension ShellReader {
    func parts(ofPasted lines: [String]) throws(ShellPasteFailure) -> [ShellPastedPart] {
        let list = ListedLine.list(lines)
        var parts: [ShellPastedPart] = []
        var items: [ListedLine] = []
        func endItems() {
            if !items.isEmpty { parts.append(.items(items)) }
            items = []
        }
        for (index, line) in list.enumerated() {
            let next = index + 1 < list.count ? list[index + 1] : nil
            if let item = item(line, in: items, before: next) {
                do { _ = try newItems([item]) } catch { throw ShellPasteFailure(line: line.number, error: error) }
                items.append(item)
                continue
            }
            let intent: ShellIntent
            do { intent = try self.intent(of: line.text) } catch {
                throw ShellPasteFailure(line: line.number, error: error)
            }
            // A comment.
            if intent == .refresh { continue }
            endItems()
            parts.append(.line(ShellPastedLine(line.text, intent)))
        }
        endItems()
        return parts
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

    /// Returns the line as an item, or `nil` if it is a command or a comment.
    private func item(_ line: ListedLine, in items: [ListedLine], before next: ListedLine?) -> ListedLine? {
        let isBelow = items.first.map { line.depth > $0.depth } ?? false
        if line.isMarked || isBelow || isItem(line.text) { return line }
        // The text that was typed before a list was pasted.
        guard let next, next.isMarked || next.depth > line.depth, line.text.hasPrefix("add "),
            !hasOption(ShellReader.words(line.text))
        else { return nil }
        return line.dropping("add ")
    }

    private func isItem(_ line: String) -> Bool {
        let words = ShellReader.words(line)
        guard let first = words.first, first.first != "#" else { return false }
        if let command = try? commands.command(named: first) { return isProse(words.dropFirst(), after: command) }
        switch try? intent(of: line) {
        // Quotes that would not be closed in a command.
        case .text, .textWithSign, nil: return true
        case .command(let command):
            return command.first == first && first.first?.isLetter == true && !hasOption(words)
        default: return false
        }
    }

    private static func words(_ line: String) -> [String] {
        line.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns `true` for what follows “review” in “review the report with Anna”, which is not what the command takes.
    private func isProse(_ words: ArraySlice<String>, after command: Command) -> Bool {
        guard let next = words.first, next.first?.isLetter == true, !next.contains(":"), !command.operands.readsLines,
            !hasOption(Array(words))
        else { return false }
        let operands = command.operands
        if let limit = operands.limit, words.count > limit { return true }
        switch operands.filter {
        case .nowhere: return ShellReader.proseWords.contains(next)
        case .everywhere where operands.isText: return ShellReader.proseWords.contains(next)
        case .first, .everywhere:
            let typed = words.map { Word($0) }
            do {
                _ = try FilterWords(dates: dates()).read(SelectionWords.split(typed)?.items ?? typed)
                return false
            } catch .unknownSavedFilter, .savedFilter {
                return false
            } catch {
                return true
            }
        }
    }

    /// Words that begin no operand.
    private static let proseWords = [
        "a", "an", "the", "my", "our", "your", "his", "her", "its", "their", "with", "for", "from", "of", "about",
        "into", "out", "up", "off", "over", "some", "whether", "how", "why", "what", "who", "where",
    ]
}
