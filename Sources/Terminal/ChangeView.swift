package import Boundary

/// What the views of all changes share: the question beforehand, the rows of the answer, and remarks.
package protocol ChangeView: ConsoleView, ChangeShowing {
    /// Who hears the answer.
    typealias EventHandler = any ConsentHandling

    var eventHandler: EventHandler? { get set }
}

extension ChangeView {
    package func askWhether(_ question: String) {
        eventHandler?.didAnswer(console.confirm(question))
    }

    package func showChange(_ display: ChangeDisplay) {
        ChangeRows.write(display, to: console)
    }

    package func showRemark(_ sentence: String) {
        console.say(sentence)
    }
}

/// The same in labelled lines.
package protocol ChangePlainView: ChangeView {}

extension ChangePlainView {
    package func showChange(_ display: ChangeDisplay) {
        ChangeRows.writePlain(display, to: console)
    }
}

/// How the rows of a change are written.
package enum ChangeRows {
    package typealias Display = ChangeDisplay

    package static func write(_ display: ChangeDisplay, to console: Console) {
        for row in display.rows {
            console.line(StyledText("\(row.deed) \(row.id): ", .heading), StyledText(row.title))
            if !row.details.isEmpty { console.line(StyledText("  \(row.details.joined(separator: ", "))", .faint)) }
        }
        display.remarks.forEach(console.say)
    }

    /// In labelled lines.
    package static func writePlain(_ display: ChangeDisplay, to console: Console) {
        for row in display.rows {
            console.line(StyledText("\(row.deed.lowercased()): \(row.id)"))
            console.line(StyledText("title: \(row.title)"))
            for detail in row.details { console.line(StyledText("detail: \(detail)")) }
        }
        display.remarks.forEach(console.say)
    }
}
