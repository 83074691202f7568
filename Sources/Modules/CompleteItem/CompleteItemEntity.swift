import Almanac
import Entities
import Vocabulary

/// The completion of an open item.
struct ItemCompletion: Entity {
    let before: Item
    let done: Item
    /// The next occurrence to add, if any.
    let next: NextOccurrence?
    /// The open next occurrence from an earlier completion, if any.
    let earlier: Item?
    /// The missed occurrences between the completed and the next one, at most a limit.
    let skipped: [Day]
    /// A Boolean value that indicates whether this was the last occurrence of a series.
    let endsSeries: Bool

    /// - Parameter nextOccurrences: Next occurrences from earlier completions, here or in another copy of the list.
    init(of item: Item, at moment: Moment, existing nextOccurrences: [Item] = []) {
        before = item
        done = item.marked(completed: moment.instant, changed: moment.instant)
        let next = NextOccurrence(of: item, done: moment)
        earlier = nextOccurrences.first { $0.status == .open }
        self.next = earlier == nil && !nextOccurrences.contains { $0.uuid == next?.uuid } ? next : nil
        skipped = self.next.map { item.occurrences(before: $0.details) } ?? []
        endsSeries = item.isRepeating && next == nil && earlier == nil
    }
}

extension Item {
    fileprivate func occurrences(before next: ItemDetails) -> [Day] {
        guard let due = details.due?.day, let following = next.due?.day else { return [] }
        return details.recurrence?.occurrences(
            after: due,
            before: following,
            limit: CompleteItemResponse.Row.maximumSkipped
        ) ?? []
    }
}

/// Some of the items completed by one command.
struct ItemCompletions: Entity {
    let all: [ItemCompletion]
    /// Next occurrences from earlier completions, by the id of the completed item.
    private let nextOccurrences: [Int: [Item]]

    /// Reuses an open next occurrence instead of adding another one.
    init(of items: [Item], at moment: Moment, nextOccurrences: [Int: [Item]]) {
        all = items.map { ItemCompletion(of: $0, at: moment, existing: nextOccurrences[$0.id] ?? []) }
        self.nextOccurrences = nextOccurrences
    }

    /// Returns the next occurrences to add. They depend on the next occurrences of their dependencies.
    /// - Parameter uuids: The UUIDs of the next occurrences of all items completed by the command, by the id of the item.
    func additions(at instant: Instant, uuids: [Int: ItemUUID]) -> [NewItem] {
        all.compactMap(\.next).map { next in
            var details = next.details
            var needsNew: [ItemUUID] = []
            details.needs = next.details.needs.compactMap { need in
                if let open = nextOccurrences[need]?.first(where: { $0.status == .open }) { return open.id }
                guard let uuid = uuids[need] else { return need }
                needsNew.append(uuid)
                return nil
            }
            return NewItem(uuid: next.uuid, details: details, created: instant, needsNew: needsNew)
        }
    }
}
