package import Almanac
package import Vocabulary

/// A change of an item's due date to another one.
package struct DueMove: Entity {
    package let before: Due
    package let after: Due
    /// The repetition before the change.
    package let recurrence: Recurrence?
    package let instant: Instant

    package init(from before: Due, to after: Due, _ recurrence: Recurrence?, at instant: Instant) {
        (self.before, self.after, self.recurrence, self.instant) = (before, after, recurrence, instant)
    }

    /// A day without a time does not count as later than a time on that day.
    private var isLater: Bool {
        before.time == nil || after.time == nil ? after.day > before.day : after > before
    }

    /// Returns whether the item was postponed. A series that moves on is not: it was completed, here or by a program that
    /// leaves no copy, or skipped.
    /// - Parameter hasCopy: Returns whether the series left a copy of this occurrence.
    package func isPostponement<Failure: Error>(
        on clock: any Clock,
        hasCopy: (Due) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        guard isLater else { return false }
        guard let recurrence else { return true }
        let (occurrence, next) = (recurrence.occurrence(of: before), recurrence.occurrence(of: after))
        if recurrence.next(due: before, done: occurrence) == next { return false }
        if try hasCopy(occurrence) { return false }
        // Moving on after the due day passes over missed occurrences.
        return recurrence.next(due: before, done: clock.moment(at: instant)) != next
    }
}

extension ItemChange {
    /// A Boolean value that indicates whether the item repeated before, and not after the change.
    package var endsRepetition: Bool {
        effects.contains { effect in
            guard case .recurrence(.some, nil) = effect else { return false }
            return true
        }
    }
}

extension [ItemChange] {
    /// Returns the changes of the item's due date to another one, newest first.
    package func dueMoves(of item: Item) -> [DueMove] {
        var recurrence = item.details.recurrence
        var moves: [DueMove] = []
        // A lazy sequence would cost a command as much as reading the changes, for the metadata of its type.
        let newestFirst: [ItemChange] = reversed()
        for change in newestFirst {
            var dates: (Due, Due)?
            for effect in change.effects {
                switch effect {
                case .due(let before?, let after?): dates = (before, after)
                case .recurrence(let before, _): recurrence = before
                default: break
                }
            }
            if let (before, after) = dates {
                moves.append(DueMove(from: before, to: after, recurrence, at: change.change.instant))
            }
        }
        return moves
    }

    /// Returns the occurrences that the item had as a series before it moved on, as far as its changes tell, oldest first.
    package func occurrences(of item: Item) -> [Due] {
        var found: Set<Due> = []
        for move in dueMoves(of: item) {
            guard let recurrence = move.recurrence else { continue }
            found.insert(recurrence.occurrence(of: move.before))
            // A sync may have brought several moves at once.
            found.formUnion(
                recurrence.occurrences(after: move.before, before: move.after, limit: ItemCompletion.maximumSkipped)
            )
        }
        return found.sorted()
    }
}
