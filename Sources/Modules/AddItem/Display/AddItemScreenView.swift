import Screen
import TerminalViews

/// Shows what a command has added as one message on the screen, as changes are shown. It asks on the console.
final class AddItemScreenView: ScreenView, AddItemViewing {
    let desk: Desk
    private let questions: AddItemView
    /// The row of a long answer that is not complete yet.
    private var prepared: [AddItemDisplay.Row] = []

    init(on desk: Desk, asking questions: AddItemView) {
        (self.desk, self.questions) = (desk, questions)
    }

    /// A message has few lines.
    var rowLimit: Int? { 1 }
    /// Words that stayed in the title have to be named. `!` shows a long message whole.
    var noteLimit: Int? { nil }
    var namesUndo: Bool { true }

    func askForTitle(_ prompt: String) { questions.askForTitle(prompt) }

    func askForDue(_ prompt: String) { questions.askForDue(prompt) }

    func askForTags(_ prompt: String) { questions.askForTags(prompt) }

    func prepareAdded(_ rows: [AddItemDisplay.Row]) {
        prepared += rows
    }

    func showAdded(_ display: AddItemDisplay) {
        let rows = prepared + display.rows
        prepared = []
        let items = rows.map { "\($0.heading) \($0.title)" }
        showChange(
            of: items,
            more: display.more,
            phrases: rows.flatMap { [$0.understood.joined(separator: ", "), $0.following ?? ""] },
            sentences: [],
            display.hints
        )
    }
}
