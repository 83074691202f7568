package import CommandLine
import ItemLanguage
import Vocabulary

package enum EditItemCommand {
    package static let command = Command(
        "edit",
        summary: "edit an item in a text editor",
        operands: .ids(picking: .open),
        placeholder: "ID",
        notes: [
            "The editor is VISUAL, EDITOR or vi, in that order. The saved text is read like a typed item. If it has an "
                + "error, the editor opens again with the error in the first line. Delete all text to cancel.",
            Command.pickerNote(several: false),
        ],
        examples: [.init("adder edit 3", "open item 3 in your editor")],
        group: .change
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

    init(_ dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func page(of details: ItemDetails, id: Int) -> String {
        ItemPage(dates: dates()).text(of: details, id: id)
    }

    func line(of field: ItemField, in details: ItemDetails) -> String {
        ItemPage.line(of: field, in: details) ?? ""
    }

    func details(from bytes: [UInt8], before: ItemDetails) throws(InputError) -> ItemDetails? {
        let lines = try InputError.wrapping { () throws(UsageError) in try RawText.lines(bytes) }
        return try ItemPage(dates: dates()).details(from: lines.joined(separator: "\n"), before: before)
    }
}
