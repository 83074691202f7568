import CommandLine
import ItemLanguage

/// Tells the items of pasted lines from the commands.
struct ShellPasteReader {
    let shell: ShellReader
    private let commands: PlainCommands

    init(shell: ShellReader) {
        self.shell = shell
        commands = shell.plainCommands
    }

    func parts(of lines: [String]) throws(ShellPasteFailure) -> [ShellPastedPart] {
        var parts: [ShellPastedPart] = []
        var items: [ListedLine] = []
        for line in ListedLine.list(lines) where !line.isHeading {
            let isBelow = items.first.map { line.depth > $0.depth } ?? false
            let intent = line.isMarked || isBelow ? nil : command(in: line.text)
            // A comment.
            if intent == .refresh || intent != nil && line.text.first == "#" { continue }
            if let intent {
                if !items.isEmpty { parts.append(.items(items)) }
                items = []
                parts.append(.line(ShellPastedLine(line.text, intent)))
            } else {
                let item = isBelow ? line : ShellPasteReader.withoutAdd(line)
                do {
                    _ = try shell.newItems([item])
                } catch {
                    throw ShellPasteFailure(line: line.number, error: error)
                }
                items.append(item)
            }
        }
        return items.isEmpty ? parts : parts + [.items(items)]
    }

    /// Returns `nil` for the text of an item, which may begin with the name of a command.
    private func command(in line: String) -> ShellIntent? {
        guard let intent = try? shell.intent(of: line) else { return nil }
        switch intent {
        case .command(let words): return commands.contains(words) ? intent : nil
        case .newItem, .text, .textWithSign, .severalCommands: return nil
        case .refresh, .help, .clear, .items, .invocation, .leave: return intent
        }
    }

    /// Returns the line without `add` and a text after it.
    private static func withoutAdd(_ line: ListedLine) -> ListedLine {
        var rest = line.text[...]
        for name in ["adder", "add"] where !line.isMarked && rest.prefix(while: { !$0.isWhitespace }) == name {
            rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        }
        return rest.isEmpty ? line : line.dropping(String(line.text.dropLast(rest.count)))
    }
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
            // Lines after the first one can be indented less.
            reading.depth = max(0, reading.depth - lines[0].depth)
            readings.append(reading)
        }
        return readings
    }
}
