package import Almanac

/// A reason that makes an item more or less urgent, with its points.
package struct UrgencyTerm: Entity {
    package enum Reason: Entity {
        case overdue(Due)
        case dueToday(TimeOfDay?)
        case due(Due)
        case priority(Priority)
        /// Some of its parts, or other parts of its parent, are done.
        case started
        /// The number of open items that can't be done before.
        case blocks(Int)
        /// It waited until this day, and was not changed since.
        case back(since: Day)
        case tag(String)
        case project(String)
        /// The days since it was added.
        case age(Int)
    }

    package let reason: Reason
    package let points: Points

    package init(_ reason: Reason, _ points: Points) {
        (self.reason, self.points) = (reason, points)
    }
}
