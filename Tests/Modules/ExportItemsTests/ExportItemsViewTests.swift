import ProgramOutput
import TerminalViews
import TestKit
import Testing

@testable import ExportItems

struct ExportItemsViewTests {
    private let captured = CapturedConsole()
    private let display = ExportItemsDisplay(
        action: "Exported 2 items",
        destination: "to a.csv",
        format: "csv",
        items: "2",
        path: "a.csv"
    )

    @Test(arguments: [
        (false, "Exported 2 items to a.csv  (csv)\n"), (true, "exported: 2\nfile: a.csv\nformat: csv\n"),
    ])
    func `the answer is a sentence, or labeled lines`(isPlain: Bool, answer: String) {
        ExportItemsView(console: captured.console, isPlain: isPlain).showExported(display)

        #expect(captured.finish().output == answer)
    }

    @Test func `parts are written unchanged when they are released`() {
        let view = ExportItemsView(console: captured.console, isPlain: false)

        view.hold()
        view.write(Array("a\t\u{1B}\r\n".utf8))
        view.release()

        #expect(captured.finish().output == "a\t\u{1B}\r\n")
    }

    @Test func `on a terminal, control characters are visible`() {
        let captured = CapturedConsole(width: 80)

        ExportItemsView(console: captured.console, isPlain: false).write(Array("a\u{1B}[2J\r\nb\n".utf8))

        #expect(captured.finish().output == "a␛[2J\nb\n")
    }

    @Test func `an error discards what was held back`() {
        let view = ExportItemsView(console: captured.console, isPlain: false)

        view.hold()
        view.write([65])
        view.showError(ErrorMessage(.outputFailed, "The disk is full."))

        #expect(captured.finish().output.isEmpty)
    }
}
