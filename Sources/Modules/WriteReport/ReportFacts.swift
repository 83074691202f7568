import Almanac
import Entities
import Vocabulary

/// The items that a report is about.
struct ReportQuery: Entity {
    let selection: Selection
    let now: Moment
    let limit: Int
    let doneSince: Instant
    let doneLimit: Int
}

struct ReportFacts: Entity {
    /// The first matching open items by due date.
    var open: [Item] = []
    /// The numbers of all open items, and of those that are overdue.
    var openCount = 0
    var overdueCount = 0
    /// The matching items that were done last.
    var done: [Item] = []
    var doneCount = 0
    /// The parents and parts of the open items, in their order, and the open items that they need.
    var families: [ItemFamily] = []
    var blockers: [[ItemName]] = []
    /// The parents of the done items, in their order.
    var doneParents: [ItemName?] = []
}
