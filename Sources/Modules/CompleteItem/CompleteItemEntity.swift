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
