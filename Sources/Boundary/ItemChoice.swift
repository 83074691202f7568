/// What may need a yes before it is done.
package protocol Confirmable {
    /// Which items it is about.
    var filter: ItemFilter { get }

    /// The same with a yes to these items, and to no others that are found by then.
    func confirmed(for ids: Set<Int>) -> Self
}

/// The items that a command is about, and how sure its person is.
package struct ItemChoice: Confirmable, Equatable, Sendable {
    package let filter: ItemFilter
    /// Whether nothing is to be asked, whatever is found.
    package let isConfirmed: Bool
    /// The items to which somebody said yes.
    package private(set) var confirmedIDs: Set<Int> = []
    /// The command as it was typed.
    package let typed: String

    package init(_ filter: ItemFilter, isConfirmed: Bool = false, typed: String) {
        self.filter = filter
        self.isConfirmed = isConfirmed
        self.typed = typed
    }

    package func confirmed(for ids: Set<Int>) -> ItemChoice {
        var confirmed = self
        confirmed.confirmedIDs = ids
        return confirmed
    }
}

/// What a person answers to a yes-or-no question.
package enum Consent: Equatable, Sendable {
    case yes
    case no
    /// Ctrl-C.
    case interrupted
    case nobodyThere
}

/// Who asked.
package protocol ConsentHandling: AnyObject {
    func didAnswer(_ answer: Consent)
}

/// What presenters that ask before they go on need of a view.
package protocol ConsentShowing: ComplaintShowing {
    func askWhether(_ question: String)
    /// Something to know that is no answer.
    func showRemark(_ sentence: String)
}

/// What presenters of changes need of a view.
package protocol ChangeShowing: ConsentShowing {
    func showChange(_ display: ChangeDisplay)
}

package struct ChangeDisplay: Equatable, Sendable {
    package struct Row: Equatable, Sendable {
        /// What was done: "Done", "Changed".
        package let deed: String
        package let id: String
        package let title: String
        /// What else is to be known of it.
        package let details: [String]

        package init(deed: String, id: String, title: String, details: [String] = []) {
            self.deed = deed
            self.id = id
            self.title = title
            self.details = details
        }
    }

    package let rows: [Row]
    package let remarks: [String]

    package init(rows: [Row], remarks: [String] = []) {
        self.rows = rows
        self.remarks = remarks
    }
}
