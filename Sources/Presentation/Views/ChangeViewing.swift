package import Vocabulary

/// The receiver of an answer.
package protocol ConfirmationHandling: AnyObject {
    func didAnswer(_ answer: ConfirmationAnswer)
}

/// A view that asks for confirmation.
package protocol ConfirmationViewing: ErrorViewing {
    func ask(_ question: String)
    /// Shows a message on standard error.
    func showMessage(_ sentence: String)
}

/// A view that asks before an operation, and shows what was done.
package protocol OperationViewing<Display>: ConfirmationViewing {
    associatedtype Display

    func show(_ display: Display)
}

/// A view that shows changes.
package protocol ChangeViewing: ConfirmationViewing {
    /// The number of rows to show of a long change; `nil` for all of them.
    var rowLimit: Int? { get }
    /// The number of notes to show; `nil` for all of them.
    var noteLimit: Int? { get }

    /// Takes rows of a long change. They are shown with the rest of the change, and discarded if an error is shown.
    func prepareChange(_ rows: [ChangeDisplay.Row])
    func showChange(_ display: ChangeDisplay)
}

extension ChangeViewing {
    package var noteLimit: Int? { rowLimit }
}

package struct ChangeDisplay: Display {
    package struct Row: Display {
        /// The action as a label: "Done", "Changed".
        package let action: String
        package let id: Int
        package let title: String
        /// A remark about the title.
        package let note: String?
        /// Further facts, such as the due date, as phrases.
        package let details: [String]
        /// Further facts as sentences.
        package let sentences: [String]

        package var heading: String { ChangeSentences.heading(action, id) }

        package init(
            action: String,
            id: Int,
            title: String,
            note: String? = nil,
            details: [String] = [],
            sentences: [String] = []
        ) {
            self.action = action
            self.id = id
            self.title = title
            self.note = note
            self.details = details
            self.sentences = sentences
        }
    }

    package let rows: [Row]
    /// The number of rows that are not shown, in words.
    package let more: String?
    /// Messages about single items, of which there can be as many as rows.
    package let notes: [String]
    package let messages: [String]

    package init(rows: [Row], more: String? = nil, notes: [String] = [], messages: [String] = []) {
        self.rows = rows
        self.more = more
        self.notes = notes
        self.messages = messages
    }
}
