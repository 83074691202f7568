package import Almanac
package import Vocabulary

/// The next occurrence of a repeating item.
package struct NextOccurrence: Entity {
    package let details: ItemDetails

    /// Returns `nil` if the item doesn't repeat or was the last occurrence. The wait day moves along.
    package init?(of item: Item, done now: Moment) {
        let details = item.details
        guard let recurrence = details.recurrence,
            let occurrence = recurrence.next(due: details.due, done: now),
            let following = recurrence.afterOccurrence
        else { return nil }
        var next = details
        let pinned = details.due.map { following.pinned(to: $0.day) } ?? following
        next.due = details.due?.moved(to: occurrence) ?? occurrence
        next.recurrence = pinned.afterSingleDays(through: occurrence.day)
        next.wait = details.wait(movedTo: occurrence.day)
        self.details = next
    }
}

// MARK: - Chains

// Before a series kept its item, each completed occurrence added the next one as a new item. Lists have such chains for ever.

extension NextOccurrence {
    /// Returns the open next occurrences that were added when the items were completed, by the id of the original. Completed
    /// occurrences lead to the open one.
    /// - Parameter find: Returns the items with these UUIDs.
    package static func open<Failure: Error>(
        of items: [Item],
        find: ([ItemUUID]) throws(Failure) -> [Item]
    ) throws(Failure) -> [Int: [Item]] {
        var open: [Int: [Item]] = [:]
        var completed = items.map { (original: $0.id, item: $0) }
        while !completed.isEmpty {
            var originals: [ItemUUID: [Int]] = [:]
            for (original, item) in completed where item.isRepeating {
                originals[ItemUUID(ofOccurrenceAfter: item.uuid), default: []].append(original)
            }
            completed = []
            for item in try find(Array(originals.keys)) {
                for original in originals[item.uuid] ?? [] {
                    if item.status == .open {
                        open[original, default: []].append(item)
                    } else {
                        completed.append((original, item))
                    }
                }
            }
        }
        return open
    }
}

extension ItemUUID {
    /// The UUID of the next occurrence of an item in a chain.
    package init(ofOccurrenceAfter item: ItemUUID) {
        self.init(derivedFrom: item, name: "next")
    }
}

extension ItemDetails {
    /// Returns the wait day as many days before `day` as it is before the due day; `nil` if it is after the due day, because
    /// then it was chosen for this date alone.
    package func wait(movedTo day: Day) -> Day? {
        guard let wait, let due else { return wait }
        return wait <= due.day ? day - (due.day - wait) : nil
    }
}
