import Almanac
import Entities
import Vocabulary

/// The facts about an open item that decide whether it needs a decision.
struct ReviewedItem: Entity {
    let due: Due?
    /// The day until which it is hidden.
    let wait: Day?
    let changed: Instant
}

extension ReviewedItem {
    init(_ item: Item) {
        self.init(due: item.details.due, wait: item.details.wait, changed: item.changed)
    }

    /// Returns the reasons to decide about the item; none if it can stay as it is.
    func reasons(at now: Moment, on clock: any Clock) -> [ReviewReason] {
        var reasons: [ReviewReason] = []
        let today = now.today
        let isOverdue = Item.isOverdue(due, isOpen: true, at: now)
        if let due, isOverdue { reasons.append(.overdue(days: today - due.day)) }
        if let wait, Item.isBack(waitingUntil: wait, changed: changed, at: now, on: clock) {
            reasons.append(.isBack(since: wait))
        }
        let isLater = due != nil && !isOverdue || Item.isHidden(until: wait, on: today)
        let age = today - clock.moment(at: changed).today
        if !isLater, age >= ReviewItemsRequest.untouchedDays { reasons.append(.untouched(days: age)) }
        return reasons
    }
}
