import Almanac
import Entities
import Vocabulary

/// The completion of an open item.
struct ItemCompletion: Entity {
    let before: Item
    let done: Item
    /// The next occurrence to add, if any.
    let next: ItemNextOccurrence?
    /// The open next occurrence from an earlier completion, if any.
    let earlier: Item?
    /// A Boolean value that indicates whether this was the last occurrence of a series.
    let endsSeries: Bool

    /// - Parameter nextOccurrences: Next occurrences from earlier completions, here or in another copy of the list.
    init(of item: Item, at moment: Moment, existing nextOccurrences: [Item] = []) {
        before = item
        done = item.marked(completed: moment.instant, changed: moment.instant)
        let next = ItemNextOccurrence(of: item, done: moment.today)
        let same = next.flatMap { next in
            nextOccurrences.first { $0.uuid == next.uuid || $0.details.recurrence == next.details.recurrence }
        }
        endsSeries = item.isRepeating && next == nil
        earlier = same?.status == .open ? same : nil
        self.next = same == nil ? next : nil
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
    func additions(at instant: Instant) -> [NewItem] {
        let new = all.compactMap { completion in completion.next.map { (id: completion.before.id, next: $0) } }
        let uuids = Dictionary(new.map { ($0.id, $0.next.uuid) }) { first, _ in first }
        return new.map { _, next in
            var details = next.details
            details.needs = next.details.needs.filter { uuids[$0] == nil }.map { nextOccurrences[$0]?.first?.id ?? $0 }
            return NewItem(
                uuid: next.uuid,
                details: details,
                created: instant,
                needsNew: next.details.needs.compactMap { uuids[$0] }
            )
        }
    }
}
