package import Presentation
package import ProgramOutput
package import Screen
import Terminal

/// Shows a change to chosen items on the screen: as one message, after a question if there is one.
package final class ChangeScreenView: ScreenConfirmationView, ChangeViewing {
    package weak var eventHandler: (any ConfirmationHandling)?
    package let desk: Desk

    package init(on desk: Desk) {
        self.desk = desk
    }

    /// A message has few lines.
    package var rowLimit: Int? { 1 }
    /// Notes differ, and `!` shows a long message whole.
    package var noteLimit: Int? { 20 }

    /// The row of a long change that is not complete yet.
    private var prepared: [ChangeDisplay.Row] = []

    package func prepareChange(_ rows: [ChangeDisplay.Row]) {
        prepared += rows
    }

    package func showChange(_ display: ChangeDisplay) {
        let rows = prepared + display.rows
        prepared = []
        // In a narrow window, a long title would leave no columns to what has changed.
        let titleColumns = max(20, desk.size.columns - 12)
        let items = rows.map { row in
            let title = StyledText(row.title).fitted(titleColumns).text
            return "\(row.heading) \(title)\(row.note.map { " (\($0))" } ?? "")"
        }
        showChange(
            of: items,
            more: display.more,
            phrases: rows.flatMap(\.details),
            sentences: rows.flatMap(\.sentences),
            display.notes + display.messages
        )
    }

    package func showError(_ errorMessage: ErrorMessage) {
        prepared = []
        desk.say(StyledText(errorMessage.sentence, .urgent))
    }
}
