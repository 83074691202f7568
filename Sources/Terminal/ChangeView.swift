package import Boundary

/// What views share that ask beforehand.
package protocol ConsentView: ConsoleView, ConsentShowing {
    /// Who hears the answer.
    typealias EventHandler = any ConsentHandling

    var eventHandler: EventHandler? { get set }
}

extension ConsentView {
    package func askWhether(_ question: String) {
        eventHandler?.didAnswer(console.confirm(question))
    }

    package func showRemark(_ sentence: String) {
        console.say(sentence)
    }
}

/// What the views of all changes share: the rows of the answer besides.
package protocol ChangeView: ConsentView, ChangeShowing {}

extension ChangeView {
    package func showChange(_ display: ChangeDisplay) {
        ChangeRows.write(display, to: console)
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
            // What could end a line is made visible first, so that a title cannot look like an answer.
            console.paragraph(label: StyledText("\(row.deed) \(row.id): ", .heading), text: VisibleText.of(row.title))
            if row.details.isEmpty { continue }
            let details = VisibleText.of(row.details.joined(separator: ", "))
            console.paragraph(label: StyledText("  "), text: details, .faint)
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
