package import Almanac
package import Entities

/// A change, as passed to presenters.
package struct ChangeSummary: Equatable, Sendable {
    package let id: Int
    /// The local date and time of the change.
    package let moment: Moment
    /// The command as typed.
    package let command: String
    package let isUndone: Bool
    /// A Boolean value that indicates whether a sync made the change.
    package let isSync: Bool

    package init(id: Int, moment: Moment, command: String, isUndone: Bool = false, isSync: Bool = false) {
        self.id = id
        self.moment = moment
        self.command = command
        self.isUndone = isUndone
        self.isSync = isSync
    }
}

extension ChangeSummary {
    package init(_ change: Change, on clock: any Clock) {
        self.init(
            id: change.id,
            moment: clock.moment(at: change.instant),
            command: change.command,
            isUndone: change.isUndone,
            isSync: change.isSync
        )
    }
}
