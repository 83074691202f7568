import Almanac
import Entities

/// An open item that becomes a done one.
struct ItemCompletion: Entity {
    let before: Item
    let done: Item
    /// Where the item comes back, with an identity of its own to be made.
    let next: ItemDetails?
    /// Where it came back when it was done before, and is still to be done as it was.
    let earlier: Item?

    /// The open items are those in which it came back before.
    init(of item: Item, at moment: Moment, cameBackAs comebacks: [Item] = []) {
        before = item
        done = item.marked(completed: moment.instant, changed: moment.instant)
        let next = ItemCompletion.next(after: item.details, done: moment.today)
        earlier = next.flatMap { next in comebacks.first { $0.details.recurrence == next.recurrence } }
        self.next = earlier == nil ? next : nil
    }

    /// Nil for what does not come back; what is hidden until some days before its day is so again.
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

/// Items that are completed at once, of which some come back.
struct ItemCompletions: Entity {
    let all: [ItemCompletion]
    /// Where others that are needed came back before, by id.
    private let comebacks: [Int: [Item]]

    /// What came back before, and is still to be done, does not come back once more.
    init(of items: [Item], at moment: Moment, comebacks: [Int: [Item]]) {
        var taken: Set<Int> = []
        all = items.map { item in
            let free = (comebacks[item.id] ?? []).filter { !taken.contains($0.id) }
            let completion = ItemCompletion(of: item, at: moment, cameBackAs: free)
            if let earlier = completion.earlier { taken.insert(earlier.id) }
            return completion
        }
        self.comebacks = comebacks
    }

    /// What comes back waits for what came back of what it needed, now or before.
    func additions(at instant: Instant, _ makeUUID: (Instant) -> ItemUUID) -> [NewItem] {
        let new = all.compactMap { completion in
            completion.next.map { (id: completion.before.id, next: $0, uuid: makeUUID(instant)) }
        }
        let uuids = Dictionary(new.map { ($0.id, $0.uuid) }) { first, _ in first }
        return new.map { _, next, uuid in
            var details = next
            details.needs = next.needs.filter { uuids[$0] == nil }.map { comebacks[$0]?.first?.id ?? $0 }
            return NewItem(
                uuid: uuid,
                details: details,
                created: instant,
                needsNew: next.needs.compactMap { uuids[$0] }
            )
        }
    }
}
