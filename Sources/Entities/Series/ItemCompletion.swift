package import Almanac
package import Vocabulary

/// The completion of an open item. A series moves on to its next occurrence and leaves a done copy of the present one; any
/// other item is done itself.
package struct ItemCompletion: Entity {
    package enum Copy: Entity {
        case new(NewItem)
        /// A copy that was left before and reopened since, or came from another list. It is done again.
        case reopened(Item)
        /// It stays as it is. If it was reopened and has got a repetition, it is a series of its own.
        case done(Item)
    }

    /// The number of missed occurrences that are counted.
    package static let maximumSkipped = 100

    package let before: Item
    /// The item done, or on its next occurrence.
    package private(set) var after: Item
    /// `nil` if the item is done itself.
    package private(set) var copy: Copy?
    /// The open next occurrence of an item in a chain.
    package let successor: Item?
    /// The missed occurrences between the completed and the next one, at most a limit.
    package let skipped: [Due]
    /// A Boolean value that indicates whether this was the last occurrence of a series.
    package let endsSeries: Bool

    /// - Parameter copy: The copy that the item left before, if any.
    package init(of item: Item, at moment: Moment, copy: Item? = nil) {
        guard let next = NextOccurrence(of: item, done: moment) else {
            self.init(ofSingle: item, at: moment)
            return
        }
        self.init(
            before: item,
            after: item.with(next.details, changed: moment.instant),
            copy: copy.map { $0.status == .done || $0.isRepeating ? .done($0) : .reopened($0) }
                ?? .new(NewItem(copyOf: item, completedAt: moment)),
            skipped: next.details.due.map { item.occurrences(before: $0) } ?? []
        )
    }

    /// Completes an item that doesn't move on.
    /// - Parameter successor: The open next occurrence of an item in a chain.
    package init(ofSingle item: Item, at moment: Moment, successor: Item? = nil) {
        let endsSeries =
            item.isRepeating && !item.repeatsElsewhere && successor == nil
            && NextOccurrence(of: item, done: moment) == nil
        self.init(
            before: item,
            after: item.marked(completed: moment.instant, changed: moment.instant),
            successor: successor,
            skipped: endsSeries ? item.missedAtEnd(moment) : [],
            endsSeries: endsSeries
        )
    }

    private init(
        before: Item,
        after: Item,
        copy: Copy? = nil,
        successor: Item? = nil,
        skipped: [Due] = [],
        endsSeries: Bool = false
    ) {
        (self.before, self.after, self.copy) = (before, after, copy)
        (self.successor, self.skipped, self.endsSeries) = (successor, skipped, endsSeries)
    }

    /// `false` for a series that neither moves on nor leaves another copy.
    package var hasEffect: Bool {
        if case .done = copy { after.details != before.details } else { true }
    }

    /// - Parameter copies: Further dependencies of the copy, which may be new.
    package mutating func setNeeds(ofSeries needs: [Int], ofCopy copyNeeds: [Int], copies: [ItemUUID]) {
        var details = after.details
        details.needs = needs
        after = after.with(details, changed: after.changed)
        guard case .new(let new) = copy else { return }
        details = new.details
        details.needs = copyNeeds
        copy = .new(
            NewItem(
                uuid: new.uuid,
                details: details,
                created: new.created,
                completed: new.completed,
                needsNew: copies
            )
        )
    }
}

extension ListPlan {
    /// The plan that carries out completions, made at an instant.
    /// - Parameter keptDependents: The ids of all series with dependencies that the same command completes.
    package init(completing completions: [ItemCompletion], at instant: Instant, keptDependents: [Int] = []) {
        var updates = completions.map { Update($0.before, $0.after) }
        var additions: [NewItem] = []
        var moves: [Move] = []
        for completion in completions {
            guard let copy = completion.copy else { continue }
            moves.append(Move(completion.before.id, leaving: copy.uuid))
            switch copy {
            case .new(let item): additions.append(item)
            case .reopened(let item) where !completions.contains(where: { $0.before.id == item.id }):
                updates.append(Update(item, item.marked(completed: instant, changed: instant)))
            case .reopened, .done: break
            }
        }
        self.init(updates: updates, additions: additions, moves: moves, keptDependents: keptDependents)
    }
}

extension ItemCompletion.Copy {
    package var uuid: ItemUUID {
        switch self {
        case .new(let item): item.uuid
        case .reopened(let item), .done(let item): item.uuid
        }
    }
}

extension Item {
    /// Returns the last occurrences, up to today, or to now if the series counts hours. If their number is given, the present one
    /// was the last.
    fileprivate func missedAtEnd(_ moment: Moment) -> [Due] {
        guard let recurrence = details.recurrence else { return [] }
        if case .count? = recurrence.end { return [] }
        return occurrences(before: recurrence.countsHours ? Due(moment) : Due(day: moment.today + 1, time: .midnight))
    }

    fileprivate func occurrences(before next: Due) -> [Due] {
        guard let due = details.due else { return [] }
        return details.recurrence?.occurrences(after: due, before: next, limit: ItemCompletion.maximumSkipped) ?? []
    }
}

extension NewItem {
    /// The done copy of a series' present occurrence. It doesn't repeat, so that reopening it and completing it again adds
    /// nothing, here or in another program.
    package init(copyOf series: Item, completedAt moment: Moment) {
        var details = series.details
        details.recurrence = nil
        let occurrence = series.copyOccurrence(completedAt: moment)
        if let due = details.due, due.moved(to: occurrence) != due {
            details.wait = details.wait(movedTo: occurrence.day)
            details.due = due.moved(to: occurrence)
        }
        self.init(
            uuid: series.copyUUID(completedAt: moment),
            details: details,
            created: moment.instant,
            completed: moment.instant
        )
    }
}
