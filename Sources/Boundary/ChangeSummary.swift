package import Almanac

/// A change as interactors tell presenters of it.
package struct ChangeSummary: Equatable, Sendable {
    package let id: Int
    /// When it was made, on the wall clock.
    package let moment: Moment
    /// What was typed.
    package let command: String
    package let isUndone: Bool

    package init(id: Int, moment: Moment, command: String, isUndone: Bool = false) {
        self.id = id
        self.moment = moment
        self.command = command
        self.isUndone = isUndone
    }
}

/// A part of an item that changes on its own.
package enum ItemPart: Equatable, Sendable {
    /// Whether the item is there at all.
    case existence
    case title, note, project, priority, due, wait, recurrence, parent, status, times
    case tag(String)
    case need(Int)
}
