import Almanac
package import CommandLine
import ItemLanguage
import Vocabulary

package enum AddItemCommand {
    package static let command = Command(
        "add",
        foreignNames: ["new", "create"],
        summary: "add an item",
        operands: .text,
        placeholder: "TEXT…",
        notes: [
            "In the text: +tag  @place  due:fri  wait:mon  project:home  pri:high  every:month  again:2weeks  needs:3  "
                + "parent:7  place:Seoul  link:https://example.org  note:\"call first\"",
            "Dates: today  tomorrow  fri  next fri  next week  +3d  in 3 days  eow  eom  1 dec  12-01  2026-12-01",
            "Times, alone or after a date: 17:00  5pm  noon",
            "A date at the start or the end is the due date. A value can have several words: every:2 weeks.",
            "A part gets the project of its parent:, unless the text has project: too.",
            "Everything after -- is taken literally as the title. With -, adder reads one item per line from standard "
                + "input. Without text, adder prompts for it.",
            "In a list of several lines, bullets, numbers and check boxes are not part of the titles, and headings are left out. "
                + "A line that is indented below another one becomes a part of it, and [x] a done item.",
        ],
        examples: [
            .init("adder add Pay rent fri 5pm +money pri:high", "due on Friday at 17:00"),
            .init("adder add Water the plants every:mon,thu @home", "repeats every Mon and Thu"),
            .init("adder add -- Read \"due: an essay\" tomorrow", "the whole text is the title"),
            .init("adder add - < shopping.txt", "one item per line, all or none"),
        ],
        group: .change
    )

    enum Action: Equatable {
        case add(AddItemRequest)
        /// A pasted list, an item a line.
        case addLines([String])
        case ask
    }

    /// Throws for a text that is wrong, or not complete.
    static func check(_ invocation: Invocation, dates: DateReader) throws(InputError) {
        if let unfinished = UnfinishedAttribute(in: invocation.operands) { throw unfinished.error }
        _ = try action(from: invocation, canAsk: true, dates: dates)
    }

    static func action(
        from invocation: Invocation,
        canAsk: Bool,
        dates: DateReader
    ) throws(InputError) -> Action {
        guard !invocation.operands.isEmpty else {
            if canAsk { return .ask }
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        if let word = invocation.operands.first, invocation.operands.count == 1, !word.isLiteral,
            let lines = ListedLine.lines(of: word.text)
        {
            return .addLines(lines)
        }
        return .add(AddItemRequest(try ItemText(dates: dates).read(invocation.operands), typed: invocation.line))
    }
}

extension AddItemRequest {
    init(_ reading: ItemText.Reading, typed: String) {
        self.init(entries: [Entry(reading)], typed: typed)
    }
}

extension AddItemRequest.Entry {
    init(_ reading: ItemText.Reading, line: Int? = nil) {
        self.init(
            details: reading.details,
            hints: reading.hints,
            decidesProject: reading.decidesProject,
            isDone: reading.isDone,
            depth: reading.depth,
            line: line
        )
    }
}

/// Parses answers to the module's prompts. Relative dates count from the time of each answer.
struct AddItemReader: AddItemReading {
    private let dates: () -> DateReader

    init(_ dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func request(line: String, on day: Day?) throws(InputError) -> AddItemRequest {
        let reading = try ItemText(dates: dates().on(day)).read(line: line)
        // The history has the day, too, unless its own date stands in the text.
        let plain = ItemText(dates: dates())
        let elsewhere = day == nil ? reading : try? plain.read(line: line)
        let complete = reading.details.due.map { "\(line) due:\($0.day)" } ?? line
        let needsDay = reading.details.due != elsewhere?.details.due && (try? plain.read(line: complete)) != nil
        return AddItemRequest(reading, typed: "add \(needsDay ? complete : line)")
    }

    func list(_ text: String, on day: Day?) -> (any AddItemSource)? {
        guard text.contains("\n") else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        return AddItemLines(typed: "add", dates: dates().on(day)) { lines.popFirst() }
    }

    func unfinishedAttribute(in line: String) -> UnfinishedAttribute? { UnfinishedAttribute(in: line) }

    func due(_ text: String, into details: inout ItemDetails) throws(InputError) {
        details.due = text.contains(where: { !$0.isWhitespace }) ? try dates().due(text) : nil
    }

    func tags(_ text: String, into details: inout ItemDetails) throws(InputError) {
        for tag in try TagWords.read(text) where !details.tags.contains(tag) { details.tags.append(tag) }
    }
}
