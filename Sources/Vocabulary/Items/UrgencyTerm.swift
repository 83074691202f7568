package import Almanac

/// A fact that makes an item more or less urgent, with its points.
package struct UrgencyTerm: Entity {
    package enum Fact: Entity {
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

    package let fact: Fact
    package let points: Points

    package init(_ fact: Fact, _ points: Points) {
        (self.fact, self.points) = (fact, points)
    }
}
