import Boundary
package import Grammar

/// How "edit" is said on the command line.
package enum EditItemCommand {
    package static let command = Command(
        "edit",
        summary: "edit an item as a page of text",
        operands: .ids,
        placeholder: "ID",
        notes: [
            "The editor is VISUAL, or EDITOR, or vi. What you save is read as what you type is; a mistake "
                + "opens the page again, with what is wrong in its first line. An emptied page changes nothing."
        ],
        examples: [Command.Example("adder edit 3", "the item in your editor")],
        group: .change,
        picks: .open
    )

    static func request(from invocation: Invocation) throws(Misunderstanding) -> EditItemRequest {
        guard let word = invocation.operands.first else {
            throw .missingWords(command: command.name, example: command.examples[0].line)
        }
        let id = try SelectionWords.id(word)
        if invocation.operands.count > 1 {
            throw .unexpectedWord(invocation.operands[1].text, command: command.name)
        }
        return EditItemRequest(id: id, typed: invocation.line)
    }
}

/// Reads and writes the page.
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

    func facts(from bytes: [UInt8], before: ItemFacts) throws(Misunderstanding) -> ItemFacts? {
        let text = try RawText.lines(bytes).joined(separator: "\n")
        return try ItemPage(dates: dates()).facts(from: text, before: before)
    }
}
