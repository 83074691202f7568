package import Almanac
import Vocabulary

/// The way in which another program completed an occurrence of a repeating item.
package enum ForeignCompletion: Entity {
    /// The item moved on to a later occurrence. adder's own `skip` looks the same.
    case moved(from: Day, to: Day)
    /// The item is done, and the rule of the series is still there. The next occurrence has to be added, and the rule
    /// removed from the server.
    case withRule

    package init?(from base: SharedItem, to remote: RemoteVersion) {
        let (old, new) = (base.details, remote.item.details)
        guard !base.isDone, let before = old.due, let after = new.due, let rule = old.recurrence,
            let newRule = new.recurrence
        else { return nil }
        if remote.isDone {
            guard remote.hasRule else { return nil }
            self = .withRule
            return
        }
        guard before.day < after.day, before.time == after.time,
            newRule.continues(rule, from: before.day, to: after.day),
            rule.repetition.next(after: after.day - 1, anchoredAt: before.day) == after.day
        else { return nil }
        self = .moved(from: before.day, to: after.day)
    }
}

extension Recurrence {
    /// Returns whether the pattern is that of `old`, possibly with a smaller number of occurrences.
    fileprivate func continues(_ old: Recurrence, from before: Day, to after: Day) -> Bool {
        let (new, old) = (repetition.unpinned(from: after), old.repetition.unpinned(from: before))
        guard new.ending(nil) == old.ending(nil) else { return false }
        guard case .count(let count) = new.end, case .count(let oldCount) = old.end else { return new.end == old.end }
        return count <= oldCount
    }
}
