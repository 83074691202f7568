package import Presentation
package import Terminal
import Vocabulary

/// Shows a change to chosen items: a row for each, then messages.
package final class ChangeView: ConfirmationView, ChangeViewing {
    package typealias Display = ChangeDisplay

    package weak var eventHandler: EventHandler?
    package let console: Console
    private let isPlain: Bool
    private var isPrepared = false

    package init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    package var rowLimit: Int? { rowLimit(isPlain: isPlain) }

    package func prepareChange(_ rows: [ChangeDisplay.Row]) {
        if !isPrepared { answers.hold() }
        isPrepared = true
        write(rows)
    }

    package func showChange(_ display: ChangeDisplay) {
        write(display.rows)
        if let more = display.more { answers.line(StyledText(more, .faint)) }
        if isPrepared { answers.release() }
        isPrepared = false
        display.notes.forEach(messages.say)
        display.messages.forEach(messages.say)
    }

    private func write(_ rows: [ChangeDisplay.Row]) {
        rows.forEach(isPlain ? writeLines : writeParagraph)
    }

    private func writeParagraph(_ row: ChangeDisplay.Row) {
        // A line break in the title is made visible first, so that a title can't look like an answer.
        let title = VisibleText.of(row.title) + (row.note.map { " (\($0))" } ?? "")
        answers.paragraph(label: StyledText("\(row.heading) ", .heading), text: title)
        let facts = row.details + row.sentences
        if facts.isEmpty { return }
        answers.paragraph(label: StyledText("  "), text: VisibleText.of(facts.joined(separator: ", ")))
    }

    private func writeLines(_ row: ChangeDisplay.Row) {
        answers.line(StyledText("\(row.action.lowercased()): \(row.id)"))
        answers.line(StyledText(PlainSentences.title(row.title)))
        if let note = row.note { answers.line(StyledText(PlainSentences.detail(note))) }
        for detail in row.details + row.sentences { answers.line(StyledText(PlainSentences.detail(detail))) }
    }
}
