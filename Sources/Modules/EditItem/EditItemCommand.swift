import Boundary
package import Grammar

/// The `edit` command.
package enum EditItemCommand {
    package static let command = Command(
        "edit",
        summary: "edit an item in a text editor",
        operands: .ids,
        placeholder: "ID",
        notes: [
            "The editor is VISUAL, EDITOR or vi, in that order. The saved text is read like a typed item. If it has an "
                + "error, the editor opens again with the error in the first line. An empty page changes nothing."
        ],
        examples: [Command.Example("adder edit 3", "open item 3 in your editor")],
        group: .change,
        picks: .open
    )

    static func request(from invocation: Invocation) throws(InputError) -> EditItemRequest {
        guard let word = invocation.operands.first else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        let id = try SelectionWords.id(word)
        if invocation.operands.count > 1 {
            throw .unexpectedArgument(invocation.operands[1].text, command: command.name)
        }
        return EditItemRequest(id: id, typed: invocation.line)
    }
}

/// Converts between items and editor pages.
struct EditItemReader: EditItemReading {
    private let dates: () -> DateReader

    init(dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func page(of facts: ItemFacts, id: Int) -> String {
        ItemPage(dates: dates()).text(of: facts, id: id)
    }

    func line(of part: ItemPart, in facts: ItemFacts) -> String {
        ItemPage.line(of: part, in: facts) ?? ""
    }

    func facts(from bytes: [UInt8], before: ItemFacts) throws(InputError) -> ItemFacts? {
        let text = try RawText.lines(bytes).joined(separator: "\n")
        return try ItemPage(dates: dates()).facts(from: text, before: before)
    }
}
