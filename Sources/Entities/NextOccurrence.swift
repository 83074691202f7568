package import Almanac
package import Vocabulary

/// The next occurrence of a repeating item.
package struct NextOccurrence: Entity {
    package let details: ItemDetails
    /// Derived from the UUID of the item and the due day, so that two copies of a list in which the same item is completed
    /// get the same next occurrence.
    package let uuid: ItemUUID

    /// Returns `nil` if the item doesn't repeat or was the last occurrence. The wait day stays the same number of days before
    /// the due day.
    package init?(of item: Item, done: Day) {
        let details = item.details
        guard let recurrence = details.recurrence,
            let day = recurrence.next(due: details.due?.day, done: done),
            let following = recurrence.afterOccurrence
        else { return nil }
        var next = details
        next.due = Due(day: day, time: details.due?.time)
        next.recurrence = details.due.map { following.pinned(to: $0.day) } ?? following
        next.wait = details.wait(movedTo: day)
        self.details = next
        uuid = ItemUUID(derivedFrom: item.uuid, due: day)
    }
}

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
            for (original, item) in completed {
                for uuid in possibleUUIDs(after: item) { originals[uuid, default: []].append(original) }
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

    /// The limit of the days before the last change on which an item may have been completed.
    private static let dayLimit = 4_000

    /// Returns the UUIDs of the next occurrence for each day on which the item may have been completed. Those days are a
    /// day longer at both ends, since the time zone is unknown.
    private static func possibleUUIDs(after item: Item) -> [ItemUUID] {
        guard let recurrence = item.details.recurrence else { return [] }
        let due = item.details.due?.day
        let last = Moment(utc: item.completed ?? item.changed).today + 1
        let first = max(Moment(utc: item.completed ?? min(item.created, item.changed)).today - 1, last - dayLimit)
        var uuids: [ItemUUID] = []
        var day = first
        while day <= last, let next = recurrence.next(due: due, done: day) {
            let uuid = ItemUUID(derivedFrom: item.uuid, due: next)
            if uuids.last != uuid { uuids.append(uuid) }
            // Up to the next due day, `every` leads to the same day.
            if case .every = recurrence, due != nil { day = next } else { day = day + 1 }
        }
        return uuids
    }
}

extension ItemUUID {
    fileprivate init(derivedFrom item: ItemUUID, due day: Day) {
        self.init(derivedFrom: item, name: day.description)
    }
}

extension ItemDetails {
    /// Returns the wait day as many days before `day` as it is before the due day.
    package func wait(movedTo day: Day) -> Day? {
        guard let wait, let due else { return wait }
        return day - (due.day - wait)
    }
}
