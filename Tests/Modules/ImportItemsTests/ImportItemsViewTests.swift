import TestKit
import Testing

@testable import ImportItems

struct ImportItemsViewTests {
    private let captured = CapturedConsole()

    @Test(arguments: [(false, "Imported 2 items  (CSV, ids 1-2)\n"), (true, "imported: 2\nformat: csv\n")])
    func `the answer is a sentence, or labeled lines`(isPlain: Bool, answer: String) {
        let display = ImportItemsDisplay(
            action: "Imported 2 items",
            detail: "CSV, ids 1-2",
            facts: ["imported: 2", "format: csv"]
        )

        ImportItemsView(console: captured.console, isPlain: isPlain).showImported(display)

        #expect(captured.finish().output == answer)
    }

    @Test func `the progress is only shown on a terminal`() {
        ImportItemsView(console: captured.console, isPlain: false).showProgress("Read 100000 items so far.")

        #expect(captured.finish().messages.isEmpty)
    }

    @Test func `the explanation has a row for each format`() {
        let display = ImportFormatsDisplay(
            introduction: "adder imports:",
            rows: [.init(format: "csv", description: "a table"), .init(format: "todo.txt", description: "a file")],
            examples: ["adder import FILE"]
        )

        ImportItemsView(console: captured.console, isPlain: false).showFormats(display)

        #expect(
            captured.finish().output == """
                adder imports:
                  csv       a table
                  todo.txt  a file
                  adder import FILE

                """
        )
    }
}
