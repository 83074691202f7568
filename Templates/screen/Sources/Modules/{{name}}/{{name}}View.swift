import Terminal
import TerminalViews

/// The items in rows or labeled lines.
final class {{name}}View: ConsoleView, {{name}}Viewing {
    let console: Console
    private let isPlain: Bool

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    func showItems(_ rows: [{{name}}Row], title: String) {
        for row in rows {
            if isPlain {
                answers.line(StyledText("id: \(row.id)"))
                answers.line(StyledText("title: \(row.title)"))
            } else {
                answers.line(StyledText("\(row.id)  ", .heading), StyledText(row.title))
            }
        }
    }
}
