package import Boundary

/// What the views of all changes share: the question beforehand, the rows of the answer, and remarks.
package class ChangeView: ConsoleView, ChangeShowing {
    package weak var eventHandler: (any ConfirmationHandling)?
    package let console: Console

    package init(console: Console) {
        self.console = console
    }

    package func askWhether(_ question: String) {
        eventHandler?.didAnswer(console.confirm(question))
    }

    package func showChange(_ display: ChangeDisplay) {
        for row in display.rows {
            console.line(StyledText("\(row.deed) \(row.id): ", .heading), StyledText(row.title))
            if !row.details.isEmpty { console.line(StyledText("  \(row.details.joined(separator: ", "))", .faint)) }
        }
        display.remarks.forEach(console.say)
    }

    package func showRemark(_ sentence: String) {
        console.say(sentence)
    }
}

/// The same in labelled lines.
package class ChangePlainView: ChangeView {
    package override func showChange(_ display: ChangeDisplay) {
        for row in display.rows {
            console.line(StyledText("\(row.deed.lowercased()): \(row.id)"))
            console.line(StyledText("title: \(row.title)"))
            for detail in row.details { console.line(StyledText("detail: \(detail)")) }
        }
        display.remarks.forEach(console.say)
    }
}
