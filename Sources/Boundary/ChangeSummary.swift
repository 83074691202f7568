package import Almanac

/// A change, as passed to presenters.
package struct ChangeSummary: Equatable, Sendable {
    package let id: Int
    /// The local date and time of the change.
    package let moment: Moment
    /// The command as typed.
    package let command: String
    package let isUndone: Bool

    package init(id: Int, moment: Moment, command: String, isUndone: Bool = false) {
        self.id = id
        self.moment = moment
        self.command = command
        self.isUndone = isUndone
    }
}

/// A part of an item that changes independently of the others.
package enum ItemPart: Equatable, Sendable {
    /// The existence of the item.
    case existence
    case title, note, project, priority, due, wait, recurrence, parent, status, times
    case tag(String)
    case need(Int)
}
