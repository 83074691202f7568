import Almanac
import Boundary
package import Grammar

/// How "add" is said on the command line.
package enum AddItemCommand {
    package static let command = Command(
        "add",
        foreignNames: ["new", "create"],
        summary: "put something on the list",
        operands: .text,
        placeholder: "TEXT…",
        notes: [
            "In the text: +tag  @place  due:fri  wait:mon  project:home  pri:high  every:month  again:2weeks  needs:3  "
                + "parent:7  note:\"call first\"; a date at the end is when it is due.",
            "Dates: today  tomorrow  fri  next fri  next week  +3d  in 3 days  eow  eom  1 dec  12-01  2026-12-01, "
                + "and behind them a time: 17:00  5pm  noon. Behind a key too: due:next fri 17:00  every:2 weeks.",
            "What stands behind -- is text and nothing else; - alone reads one item a line from standard input; "
                + "without any text, adder asks.",
        ],
        examples: [
            Command.Example("adder add Pay rent fri 5pm +money pri:high", "due on Friday at 17:00"),
            Command.Example("adder add Water the plants every:mon,thu @home", "comes back when it is done"),
            Command.Example("adder add -- Read \"due: an essay\" tomorrow", "all of it is the title"),
            Command.Example("adder add - < shopping.txt", "one item a line, all or none"),
        ],
        group: .change
    )

    /// What the words ask for.
    enum Wish: Equatable {
        case add(AddItemRequest)
        case ask
    }

    static func wish(
        from invocation: Invocation,
        canAsk: Bool,
        dates: DateReader
    ) throws(Misunderstanding) -> Wish {
        if let lines = invocation.input {
            return .add(try request(lines: lines, ItemText(dates: dates), typed: invocation.line))
        }
        if canAsk, invocation.operands.isEmpty { return .ask }
        return .add(try request(from: invocation, dates: dates))
    }

    /// One item, of the words that were typed.
    fileprivate static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(Misunderstanding) -> AddItemRequest {
        guard !invocation.operands.isEmpty else {
            throw .missingWords(command: command.name, example: command.examples[0].line)
        }
        let reading = try ItemText(dates: dates).read(invocation.operands)
        return AddItemRequest(entries: [entry(reading)], typed: invocation.line)
    }

    /// Empty lines are passed over, and counted.
    private static func request(
        lines: [String],
        _ text: ItemText,
        typed: String
    ) throws(Misunderstanding) -> AddItemRequest {
        var entries: [AddItemRequest.Entry] = []
        for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
            do {
                entries.append(entry(try text.read(line: line), line: index + 1))
            } catch {
                throw .line(index + 1, error)
            }
        }
        return AddItemRequest(entries: entries, typed: typed)
    }

    fileprivate static func entry(_ reading: ItemText.Reading, line: Int? = nil) -> AddItemRequest.Entry {
        AddItemRequest.Entry(facts: reading.facts, hints: reading.hints, line: line)
    }
}

/// Reads what is typed into the module's own questions; dates are meant as they are at that time.
struct AddItemReader: AddItemReading {
    private let dates: () -> DateReader

    init(dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func request(words: [String]) throws(Misunderstanding) -> AddItemRequest {
        let command = AddItemCommand.command
        let invocation = try CommandLineParser([command]).parse([command.name] + words)
        return try AddItemCommand.request(from: invocation, dates: dates())
    }

    func request(line: String) throws(Misunderstanding) -> AddItemRequest {
        let reading = try ItemText(dates: dates()).read(line: line)
        return AddItemRequest(entries: [AddItemCommand.entry(reading)], typed: "add \(line)")
    }

    func due(_ text: String, into facts: inout ItemFacts) throws(Misunderstanding) {
        facts.due = text.contains(where: { !$0.isWhitespace }) ? try dates().due(text) : nil
    }

    func tags(_ text: String, into facts: inout ItemFacts) throws(Misunderstanding) {
        for tag in try TagWords.read(text) where !facts.tags.contains(tag) { facts.tags.append(tag) }
    }
}
