import Almanac
package import Vocabulary

/// The versions of an item in a merge in which a series has moved on. That beats other changes of the due date, whatever the
/// clocks say, because the item was done before.
struct SeriesMerge {
    private(set) var base: SharedItem
    private(set) var local: SharedItem
    private(set) var remote: SharedItem

    /// Moves all versions to the occurrence that the merged item gets, so that its time, the distance of its wait day and
    /// everything else can be merged one by one.
    /// - Returns: The due date that is lost, if any.
    mutating func moveOn() -> MergeConflict? {
        let old = base.details
        switch (local.details.occurrence(movedOnFrom: old), remote.details.occurrence(movedOnFrom: old)) {
        case (nil, nil):
            countDown()
            return nil
        case (.some, nil): return move(\.local, insteadOf: \.remote)
        case (nil, .some): return move(\.remote, insteadOf: \.local)
        case (let here?, let there?):
            countDown()
            // A series that ended is done on its own day.
            let isLocal = local.isDone == remote.isDone ? here > there : local.isDone
            move(to: isLocal ? here : there, of: isLocal ? local.details : remote.details)
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
        let moved = self[keyPath: movedPath].details
        let other = self[keyPath: otherPath].details
        guard let movedDue = moved.due, var occurrence = moved.occurrence else { return nil }
        if let rule = other.recurrence, !rule.isForeign, let due = other.due,
            !other.continues(base.details) || rule.singleDays.excluded.contains(occurrence.day)
        {
            guard let next = rule.occurrence(onOrAfter: occurrence, anchoredAt: due) else { return nil }
            occurrence = next
        }
        let isKept =
            other.recurrence != nil && other.due.map { base.details.occurrence(of: $0) } == base.details.occurrence
        move(to: occurrence, of: moved)
        return isKept || other.due.map { $0.moved(to: occurrence) == $0 } ?? false
            ? nil : .due(kept: movedDue.moved(to: occurrence), lost: other.due)
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

    /// - Parameter moved: The details of the side that moved on.
    private mutating func move(to occurrence: Due, of moved: ItemDetails) {
        let old = base.details
        let countsHours = old.recurrence?.countsHours == true
        for path in [\SeriesMerge.base, \.local, \.remote] {
            var details = self[keyPath: path].details
            // The time of a rule that counts hours is not one that was given to the item.
            var time = details.due == nil ? old.due?.time : details.due?.time
            // The day of the month may be pinned. The days that are left out can differ.
            if details.continues(old) {
                let days = details.recurrence?.singleDays.after(occurrence.day)
                details.recurrence = days.flatMap { moved.recurrence?.with($0) }
                if countsHours { time = old.due?.time }
            }
            details.wait = details.wait(movedTo: occurrence.day)
            details.due = Due(day: occurrence.day, time: occurrence.time ?? time)
            self[keyPath: path].details = details
        }
    }
}

extension ItemDetails {
    /// Returns whether the item is on a later occurrence of the same series. To skip one, or to postpone the item to one, looks
    /// like its completion.
    package func hasMovedOn(from old: ItemDetails) -> Bool {
        guard let before = old.occurrence, let after = occurrence, before < after, continues(old) else { return false }
        guard let pattern = old.recurrence, !pattern.isAgain, let due, let start = old.due else { return true }
        return pattern.includes(due, anchoredAt: start)
    }

    fileprivate func occurrence(movedOnFrom old: ItemDetails) -> Due? { hasMovedOn(from: old) ? occurrence : nil }

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
