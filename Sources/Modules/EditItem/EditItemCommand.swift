package import CommandLine
import ItemLanguage
import Vocabulary

package enum EditItemCommand {
    package static let resume = Option("resume", summary: "go on with the page that was kept")

    package static let command = Command(
        "edit",
        summary: "edit items in a text editor",
        operands: .filter(picking: .open),
        placeholder: "ID…|FILTER…",
        options: [resume, .yes],
        notes: [
            "The editor is VISUAL, EDITOR or vi, in that order. The saved text is read like a typed item. If it has an "
                + "error, the editor opens again at its line, with the error above it. Delete all text to cancel.",
            "Several items, and those of a filter, are one page with a block for each. All edits are one change: deleting a block removes its item, "
                + "after confirmation unless --yes is given, and a new line is a new item. The order of the blocks has no "
                + "meaning. A filter chooses open items only, unless it contains closed, all or completed:.",
            "A page that could not be saved is kept; --resume opens it again.",
            Command.pickerNote,
        ],
        examples: [
            .init("adder edit 3", "open item 3 in your editor"),
            .init("adder edit 16 17", "these items on one page"),
            .init("adder edit +town", "all open items with this tag"),
            .init("adder edit --resume", "go on with the page that was kept"),
        ],
        group: .change
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> EditItemRequest {
        guard invocation.has(resume) else {
            let choice = try command.choice(from: invocation, dates: dates)
            return EditItemRequest(
                source: .items(choice.filter),
                isConfirmed: choice.isConfirmed,
                typed: choice.typed
            )
        }
        if let word = invocation.operands.first { throw .unexpectedArgument(word.text, command: command.name) }
        return EditItemRequest(source: .keptPage, isConfirmed: invocation.has(.yes), typed: invocation.line)
    }
}

extension EditItemCommand {
    /// Returns the request for items that were picked, with the options that were typed.
    static func request(for ids: [Int], _ invocation: Invocation) -> EditItemRequest {
        EditItemRequest(picked: ItemChoice(ids, of: command.name, isConfirmed: invocation.has(.yes)))
    }
}

/// Converts between items and editor pages.
struct EditItemReader: EditItemReading {
    private let dates: () -> DateReader

    init(_ dates: @escaping () -> DateReader) {
        self.dates = dates
    }

    func page(of items: [ItemsPage.Item], hasBlocks: Bool) -> String {
        ItemsPage(items, hasBlocks: hasBlocks, dates: dates()).text
    }

    func line(of field: ItemField, in details: ItemDetails) -> String {
        ItemPage.line(of: field, in: details) ?? ""
    }

    func items(
        from bytes: [UInt8],
        of items: [ItemsPage.Item],
        hasBlocks: Bool
    ) throws(InputError) -> [EditedItem]? {
        try ItemsPage(items, hasBlocks: hasBlocks, dates: dates()).read(bytes)
    }
}
