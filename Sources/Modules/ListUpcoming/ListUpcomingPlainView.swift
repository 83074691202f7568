import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class ListUpcomingPlainView: ConsoleView, ListUpcomingShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showUpcoming(_ display: ListUpcomingDisplay) {
        for section in display.sections {
            console.line(StyledText("\(section.heading):"))
            for row in section.rows {
                let facts = [
                    ("due", row.due), ("priority", row.priority), ("project", row.project),
                    ("tags", row.tags.joined(separator: " ")),
                ].filter { !$0.1.isEmpty }.map { "; \($0.0) \($0.1)" }
                console.line(StyledText("item \(row.id): \(row.title)\(facts.joined())"))
            }
        }
    }

    func showNothingUpcoming(_ sentence: String) {
        console.line(StyledText(sentence))
    }

    func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText("\(sentence) \(example)"))
    }
}
