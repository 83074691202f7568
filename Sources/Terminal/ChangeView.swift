package import Presentation

/// A view that asks for confirmation.
package protocol ConsentView: ConsoleView, ConfirmationViewing {
    typealias EventHandler = any ConfirmationHandling

    var eventHandler: EventHandler? { get set }
}

extension ConsentView {
    package func ask(_ question: String) {
        eventHandler?.didAnswer(console.confirm(question))
    }

    package func showMessage(_ sentence: String) {
        console.say(sentence)
    }
}

/// A view that asks for confirmation and shows the changed items.
package protocol ChangeView: ConsentView, ChangeViewing {}

extension ChangeView {
    package func showChange(_ display: ChangeDisplay) {
        ChangeRows.write(display, to: console)
    }
}

/// A change view with labelled lines.
package protocol ChangePlainView: ChangeView {}

extension ChangePlainView {
    package func showChange(_ display: ChangeDisplay) {
        ChangeRows.writePlain(display, to: console)
    }
}

/// Formats the rows of a change.
package enum ChangeRows {
    package typealias Display = ChangeDisplay

    package static func write(_ display: ChangeDisplay, to console: Console) {
        for row in display.rows {
            // Line breaks are made visible first, so that a title cannot imitate a line of output.
            console.paragraph(label: StyledText("\(row.action) \(row.id): ", .heading), text: VisibleText.of(row.title))
            if row.details.isEmpty { continue }
            let details = VisibleText.of(row.details.joined(separator: ", "))
            console.paragraph(label: StyledText("  "), text: details, .faint)
        }
        display.messages.forEach(console.say)
    }

    package static func writePlain(_ display: ChangeDisplay, to console: Console) {
        for row in display.rows {
            console.line(StyledText("\(row.action.lowercased()): \(row.id)"))
            console.line(StyledText("title: \(row.title)"))
            for detail in row.details { console.line(StyledText("detail: \(detail)")) }
        }
        display.messages.forEach(console.say)
    }
}
