package import Presentation

/// Shows a change to chosen items: a row for each, then messages.
package final class ChangeView: ConfirmationView, ChangeViewing {
    package typealias Display = ChangeDisplay

    package weak var eventHandler: EventHandler?
    package let console: Console
    private let isPlain: Bool

    package init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    package func showChange(_ display: ChangeDisplay) {
        display.rows.forEach(isPlain ? writeLines : writeParagraph)
        display.messages.forEach(console.say)
    }

    private func writeParagraph(_ row: ChangeDisplay.Row) {
        // A line break in the title is made visible first, so that a title can't look like an answer.
        console.paragraph(label: StyledText("\(row.action) \(row.id): ", .heading), text: VisibleText.of(row.title))
        if row.details.isEmpty { return }
        console.paragraph(label: StyledText("  "), text: VisibleText.of(row.details.joined(separator: ", ")), .faint)
    }

    private func writeLines(_ row: ChangeDisplay.Row) {
        console.line(StyledText("\(row.action.lowercased()): \(row.id)"))
        console.line(StyledText("title: \(row.title)"))
        for detail in row.details { console.line(StyledText("detail: \(detail)")) }
    }
}
