import Almanac
import Entities
import Vocabulary

/// The completion of an open item.
struct ItemCompletion: Entity {
    let before: Item
    let done: Item
    /// The next occurrence to add, if any.
    let next: ItemDetails?
    /// The open next occurrence from an earlier completion, if any.
    let earlier: Item?

    /// - Parameter nextOccurrences: Open next occurrences from earlier completions.
    init(of item: Item, at moment: Moment, existing nextOccurrences: [Item] = []) {
        before = item
        done = item.marked(completed: moment.instant, changed: moment.instant)
        let next = ItemCompletion.next(after: item.details, done: moment.today)
        earlier = next.flatMap { next in nextOccurrences.first { $0.details.recurrence == next.recurrence } }
        self.next = earlier == nil ? next : nil
    }

    /// Returns `nil` if the item doesn't repeat. The wait day stays the same number of days before the due day.
    private static func next(after details: ItemDetails, done: Day) -> ItemDetails? {
        guard let recurrence = details.recurrence,
            let day = recurrence.next(due: details.due?.day, done: done)
        else { return nil }
        var next = details
        next.due = Due(day: day, time: details.due?.time)
        if let due = details.due { next.recurrence = recurrence.pinned(to: due.day) }
        if let wait = details.wait, let due = details.due { next.wait = day - (due.day - wait) }
        return next
    }
}

/// The items completed by one command.
struct ItemCompletions: Entity {
    let all: [ItemCompletion]
    /// Open next occurrences from earlier completions, by the id of the completed item.
    private let nextOccurrences: [Int: [Item]]

    /// Reuses an open next occurrence instead of adding another one.
    init(of items: [Item], at moment: Moment, nextOccurrences: [Int: [Item]]) {
        var taken: Set<Int> = []
        all = items.map { item in
            let free = (nextOccurrences[item.id] ?? []).filter { !taken.contains($0.id) }
            let completion = ItemCompletion(of: item, at: moment, existing: free)
            if let earlier = completion.earlier { taken.insert(earlier.id) }
            return completion
        }
        self.nextOccurrences = nextOccurrences
    }

    /// Returns the next occurrences to add. They depend on the next occurrences of their dependencies.
    func additions(at instant: Instant, _ makeUUID: (Instant) -> ItemUUID) -> [NewItem] {
        let new = all.compactMap { completion in
            completion.next.map { (id: completion.before.id, next: $0, uuid: makeUUID(instant)) }
        }
        let uuids = Dictionary(new.map { ($0.id, $0.uuid) }) { first, _ in first }
        return new.map { _, next, uuid in
            var details = next
            details.needs = next.needs.filter { uuids[$0] == nil }.map { nextOccurrences[$0]?.first?.id ?? $0 }
            return NewItem(
                uuid: uuid,
                details: details,
                created: instant,
                needsNew: next.needs.compactMap { uuids[$0] }
            )
        }
    }
}
