import Almanac
package import Vocabulary

/// The versions of an item in a merge in which a series has moved on. That beats other changes of the due day, whatever the
/// clocks say, because the item was done on the days before.
struct SeriesMerge {
    private(set) var base: SharedItem
    private(set) var local: SharedItem
    private(set) var remote: SharedItem

    /// Moves all versions to the day that the merged item gets, so that its time, the distance of its wait day and everything
    /// else can be merged one by one.
    /// - Returns: The due date that is lost, if any.
    mutating func moveOn() -> MergeConflict? {
        let old = base.details
        switch (local.details.day(movedOnFrom: old), remote.details.day(movedOnFrom: old)) {
        case (nil, nil):
            countDown()
            return nil
        case (.some, nil): return move(\.local, insteadOf: \.remote)
        case (nil, .some): return move(\.remote, insteadOf: \.local)
        case (let here?, let there?):
            countDown()
            // A series that ended is done on its own day.
            let isLocal = local.isDone == remote.isDone ? here > there : local.isDone
            move(to: isLocal ? local.details : remote.details)
            return nil
        }
    }

    private mutating func move(
        _ movedPath: WritableKeyPath<SeriesMerge, SharedItem>,
        insteadOf otherPath: WritableKeyPath<SeriesMerge, SharedItem>
    ) -> MergeConflict? {
        // Programs that don't know the rule, and adder 0.1, add the next occurrence as an item of its own.
        let isDone = self[keyPath: otherPath].isDone && self[keyPath: otherPath].completed != base.completed
        if isDone, !self[keyPath: movedPath].isDone {
            let lost = self[keyPath: movedPath].details.due
            self[keyPath: movedPath].details.takeDates(of: base.details)
            return .due(kept: self[keyPath: otherPath].details.due, lost: lost)
        }
        // An undone completion also restored the number of occurrences.
        if base.details.hasMovedOn(from: self[keyPath: otherPath].details) {
            self[keyPath: otherPath].details.recurrence = base.details.recurrence
        }
        countDown()
        var dates = self[keyPath: movedPath].details
        let other = self[keyPath: otherPath]
        if let rule = other.details.recurrence, !rule.isForeign, let due = other.details.due, let day = dates.due?.day,
            !other.details.continues(base.details) || rule.singleDays.excluded.contains(day)
        {
            guard let next = rule.occurrence(after: day - 1, anchoredAt: due.day) else { return nil }
            dates.move(to: next, at: nil)
        }
        let isKept = other.details.recurrence != nil && other.details.due?.day == base.details.due?.day
        move(to: dates)
        return isKept || other.details.due?.day == dates.due?.day
            ? nil : .due(kept: dates.due, lost: other.details.due)
    }

    /// Of two numbers of occurrences that are left, the smaller one counts. A side that has a new rule keeps its own.
    private mutating func countDown() {
        let old = base.details
        let paths = [\SeriesMerge.local, \.remote].filter { self[keyPath: $0].details.continues(old) }
        guard let count = paths.compactMap({ self[keyPath: $0].details.count }).min() else { return }
        for path in [\.base] + paths {
            self[keyPath: path].details.recurrence = self[keyPath: path].details.recurrence?.ending(.count(count))
        }
    }

    /// - Parameter dates: Those of the side that moved on.
    private mutating func move(to dates: ItemDetails) {
        guard let day = dates.due?.day else { return }
        let old = base.details
        for path in [\SeriesMerge.base, \.local, \.remote] {
            // The day of the month may be pinned. The days that are left out can differ.
            if self[keyPath: path].details.continues(old) {
                let days = self[keyPath: path].details.recurrence?.singleDays.after(day)
                self[keyPath: path].details.recurrence = days.flatMap { dates.recurrence?.with($0) }
            }
            self[keyPath: path].details.move(to: day, at: old.due?.time)
        }
    }
}

extension ItemDetails {
    /// Returns whether the item is on a later occurrence of the same series. To skip one, or to postpone the item to one, looks
    /// like its completion.
    package func hasMovedOn(from old: ItemDetails) -> Bool {
        guard let before = old.due?.day, let after = due?.day, before < after, continues(old) else { return false }
        guard let pattern = old.recurrence, !pattern.isAgain else { return true }
        return pattern.occurrence(after: after - 1, anchoredAt: before) == after
    }

    fileprivate func day(movedOnFrom old: ItemDetails) -> Day? { hasMovedOn(from: old) ? due?.day : nil }

    /// Returns whether the rule is that of `old`, possibly with a smaller number of occurrences.
    func continues(_ old: ItemDetails) -> Bool {
        guard let due, let before = old.due, let recurrence, let rule = old.recurrence, !rule.isForeign
        else { return false }
        let new = recurrence.pattern.unpinned(from: due.day)
        guard new == rule.pattern.unpinned(from: before.day) else { return false }
        guard let count, let oldCount = old.count else { return recurrence.end == rule.end }
        return count <= oldCount
    }

    /// The number of occurrences that are left.
    fileprivate var count: Int? {
        guard case .count(let count)? = recurrence?.end else { return nil }
        return count
    }

    /// - Parameter time: The time of an item that has no due date.
    fileprivate mutating func move(to day: Day, at time: TimeOfDay?) {
        wait = wait(movedTo: day)
        due = Due(day: day, time: due.map(\.time) ?? time)
    }

    /// Takes back a move.
    fileprivate mutating func takeDates(of old: ItemDetails) {
        if let due, wait == old.wait(movedTo: due.day) { wait = old.wait }
        (due, recurrence) = (old.due, old.recurrence)
    }
}

extension Recurrence {
    fileprivate var isAgain: Bool { if case .again = self { true } else { false } }

    func unpinned(from day: Day) -> Recurrence {
        switch self {
        case .every(let repetition): .every(repetition.unpinned(from: day))
        case .again(let repetition): .again(repetition.unpinned(from: day))
        case .rule, .foreign: self
        }
    }
}
