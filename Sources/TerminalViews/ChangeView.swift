package import Presentation
package import Terminal
import Vocabulary

/// Shows a change to chosen items: a row for each, then messages.
package final class ChangeView: ConfirmationView, ChangeViewing {
    package typealias Display = ChangeDisplay

    package weak var eventHandler: EventHandler?
    package let console: Console
    private let isPlain: Bool
    private var rowCount = 0

    /// The number of rows that a terminal shows of a long change.
    private static let rowLimit = 20

    package init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    package func prepareChange(_ rows: [ChangeDisplay.Row]) {
        if rowCount == 0 { answers.hold() }
        write(rows)
    }

    package func showChange(_ display: ChangeDisplay) {
        let wasPrepared = rowCount > 0
        write(display.rows)
        if let limit, rowCount > limit {
            answers.line(StyledText("and \(rowCount - limit) more, \(rowCount) items in all", .faint))
        }
        if wasPrepared { answers.release() }
        rowCount = 0
        messages.say(display.notes, limit: limit)
        display.messages.forEach(messages.say)
    }

    private var limit: Int? { isPlain || answers.width == nil ? nil : ChangeView.rowLimit }

    private func write(_ rows: [ChangeDisplay.Row]) {
        let shown = rows.prefix(max(0, (limit ?? .max) - rowCount))
        shown.forEach(isPlain ? writeLines : writeParagraph)
        rowCount += rows.count
    }

    private func writeParagraph(_ row: ChangeDisplay.Row) {
        // A line break in the title is made visible first, so that a title can't look like an answer.
        answers.paragraph(label: StyledText("\(row.action) \(row.id): ", .heading), text: VisibleText.of(row.title))
        if row.details.isEmpty { return }
        answers.paragraph(label: StyledText("  "), text: VisibleText.of(row.details.joined(separator: ", ")), .faint)
    }

    private func writeLines(_ row: ChangeDisplay.Row) {
        answers.line(StyledText("\(row.action.lowercased()): \(row.id)"))
        answers.line(StyledText("title: \(row.title)"))
        for detail in row.details { answers.line(StyledText("detail: \(detail)")) }
    }
}
