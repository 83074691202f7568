package import CommandLine
import ItemLanguage
import Vocabulary

package enum ChangeItemCommand {
    package static let command = Command(
        "change",
        aliases: ["mod", "modify"],
        foreignNames: ["update", "set"],
        summary: "change items",
        operands: .changes(picking: .open),
        placeholder: "ID… CHANGES | FILTER… to CHANGES",
        options: [.yes],
        notes: [
            "Changes: +tag  -tag  @place  due:mon  wait:fri  project:home  pri:high  every:week  again:2weeks  needs:3,4  "
                + "parent:7  place:Seoul  link:https://example.org  note:\"call first\", or a new title. "
                + "A date at the start or the end is the due date.",
            "A key without a value, or with none, clears the field: due:  project:none  tag:none. "
                + "needs:+3  needs:-3  note:+text change a part of it.",
            "/old/new/ replaces a text in the title, and /old/new/g all of its occurrences; \\/ is a slash in it.",
            "A title that looks like a date or an attribute is refused; everything after -- is the title.",
            "Offsets such as +1w count from today. due:due+1w counts from the due day.",
            "If a filter matches several items, adder asks for confirmation unless --yes is given.",
        ],
        examples: [
            .init("adder change 3,5-7 +urgent -later due:+1w", "tags and due date of these items"),
            .init("adder change 3 Buy oat milk tomorrow", "a new title, and due tomorrow"),
            .init("adder change 7 /milk/oat milk/", "replace a text in the title"),
            .init("adder change +garden overdue to due:sat", "all matching items, after confirmation"),
        ],
        group: .change
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ChangeItemRequest {
        try request(of: command, from: invocation, dates) { (words) throws(InputError) in
            try ChangeText(dates: dates).read(words)
        }
    }

    /// Reads the items, then passes the words after them to `read`.
    fileprivate static func request(
        of command: Command,
        from invocation: Invocation,
        _ dates: DateReader,
        read: ([Word]) throws(InputError) -> ChangeText.Reading
    ) throws(InputError) -> ChangeItemRequest {
        guard !invocation.operands.isEmpty else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        guard let split = SelectionWords.split(invocation.operands, dates: dates) else {
            throw .command(.missingItems(example: command.examples[command.examples.count - 1].line))
        }
        guard !split.rest.isEmpty else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        let reading = try read(split.rest)
        let filter = try FilterWords(dates: dates).read(split.items, saved: invocation.definitions)
        return ChangeItemRequest(
            choice: ItemChoice(filter, isConfirmed: invocation.has(.yes), typed: invocation.line),
            changes: reading.changes,
            hints: reading.hints
        )
    }
}

// MARK: - Annotate

/// Adds a line to notes.
enum AnnotateItemCommand {
    static let command = Command(
        "annotate",
        summary: "add a line to the note of items",
        operands: .note(picking: .open),
        placeholder: "ID… TEXT | FILTER… to TEXT",
        options: [.yes],
        notes: [
            "The text is taken literally, apart from the items before it.",
            "If a filter matches several items, adder asks for confirmation unless --yes is given.",
        ],
        examples: [
            .init("adder annotate 3 The key is under the mat", "add this line to the note"),
            .init("adder annotate +garden overdue to wait for rain", "all matching items, after confirmation"),
        ],
        group: .change
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ChangeItemRequest {
        try ChangeItemCommand.request(of: command, from: invocation, dates) { words throws(InputError) in
            let text = words.map(\.text).joined(separator: " ")
            if text.allSatisfy(\.isWhitespace) {
                throw .missingArgument(command: command.name, example: command.examples[0].line)
            }
            var reading = ChangeText.Reading()
            reading.changes.noteAddition = text
            return reading
        }
    }
}

// MARK: - Postpone and skip

/// Moves items to a later day.
enum PostponeItemCommand {
    static let command = Command(
        "postpone",
        foreignNames: ["snooze", "delay", "defer", "reschedule"],
        summary: "move items to a later day",
        operands: .moves(picking: .open),
        placeholder: "ID… LENGTH|DATE | FILTER… to LENGTH|DATE",
        options: [.yes],
        notes: [
            "A length such as 1w or 3 days counts from the due day, or from today if the item has none. The time of day "
                + "stays, and an item hidden until a later day stays hidden as many days before it is due.",
            "A length such as 2h or 30 min, as in adder postpone 3 2h, counts from the due time, so the item must have a time of day.",
            "To move a repeating item to its next occurrence, use skip.",
            "If a filter matches several items, adder asks for confirmation unless --yes is given.",
            Command.pickerNote + " Then it asks for the day, unless it was given.",
        ],
        examples: [
            .init("adder postpone 3 1w", "a week after its due day"),
            .init("adder postpone 3 mon", "next Monday"),
            .init("adder postpone +garden overdue to sat", "all matching items, after confirmation"),
        ],
        group: .change
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ChangeItemRequest {
        try ChangeItemCommand.request(of: command, from: invocation, dates) { (words) throws(InputError) in
            ChangeText.Reading(changes: try PostponementWords.read(words, dates: dates))
        }
    }
}

extension PostponeItemCommand {
    /// Returns `true` if the arguments are at most a length or a date.
    static func isMissingItems(_ invocation: Invocation, dates: DateReader) -> Bool {
        if invocation.operands.isEmpty { return true }
        return (try? request(from: invocation, dates: dates)) == nil
            && (try? PostponementWords.read(invocation.operands, dates: dates)) != nil
    }

    static func text(of invocation: Invocation) -> String {
        invocation.operands.map(\.text).joined(separator: " ")
    }
}

/// Reads the answer to the question for a day.
struct ChangeItemMoveReader: ChangeItemMoveReading {
    let dates: DateReader

    func changes(_ text: String) throws(InputError) -> ItemChanges {
        try PostponementWords.read([Word(text)], dates: dates)
    }
}

/// Moves repeating items to their next occurrence.
enum SkipItemCommand {
    static let command = Command(
        "skip",
        summary: "move repeating items to their next occurrence",
        operands: .filter(picking: .open),
        placeholder: "ID…|FILTER…",
        options: [.yes],
        notes: [
            "The item is not counted as done, and no copy of it is left. It moves to the day to which completing it today would "
                + "move it.",
            "If a filter matches several items, adder asks for confirmation unless --yes is given.",
            Command.pickerNote,
        ],
        examples: [
            .init("adder skip 6", "skip this occurrence"),
            .init("adder skip every:any overdue", "all matching items, after confirmation"),
        ],
        group: .change
    )

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ChangeItemRequest {
        request(for: try command.choice(from: invocation, dates: dates))
    }

    /// Returns the request for items that were picked.
    static func request(for ids: [Int]) -> ChangeItemRequest { request(for: ItemChoice(ids, of: command.name)) }

    private static func request(for choice: ItemChoice) -> ChangeItemRequest {
        var changes = ItemChanges()
        changes.move = .toNextOccurrence
        return ChangeItemRequest(choice: choice, changes: changes)
    }
}
