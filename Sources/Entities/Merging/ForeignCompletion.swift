import Almanac
import Vocabulary

/// The completion of a series by a program that left its rule, such as Nextcloud Tasks before version 0.18. It counts as the
/// completion of the occurrence that the server has, and the series moves on.
struct ForeignCompletion: Entity {
    /// The series before it moved on, with the references that it has in this list.
    private let series: Item
    private let moment: Moment
    /// The series on the next occurrence, or done if there is none.
    let remote: RemoteVersion
    /// The number of the item in the merge.
    let number: Int
    /// `false` if the series has moved on in this list since.
    let isPresent: Bool

    /// - Parameter isChained: `true` if the next occurrence is an item of its own, so that the series is done itself.
    init?(of item: SyncedItem, isChained: Bool, clock: any Clock, now: Instant) {
        guard var remote = item.remote, remote.isDone, remote.hasRule, let base = item.base, !base.isDone else {
            return nil
        }
        let known = remote.completed(from: base, at: now)
        if known.details.recurrence?.isForeign == true { return nil }
        var details = known.details
        (details.parent, details.needs) = (item.local?.item.details.parent, item.local?.item.details.needs ?? [])
        let instant = known.completed ?? now
        moment = clock.moment(at: instant)
        series = Item(
            id: item.local?.item.id ?? 0,
            uuid: known.uuid,
            details: details,
            created: instant,
            changed: instant
        )
        number = item.number
        isPresent = item.local?.item.details.occurrence == details.occurrence
        if !isChained, let next = NextOccurrence(of: series, done: moment)?.details {
            let dates = (next.due, next.wait, next.recurrence)
            (remote.item.details.due, remote.item.details.wait, remote.item.details.recurrence) = dates
            (remote.item.completed, remote.isDone) = (nil, false)
        }
        self.remote = remote
    }

    /// The UUID of the copy that the series leaves, or `nil` if it is done itself.
    var copy: ItemUUID? { remote.isDone ? nil : series.copyUUID(completedAt: moment) }

    /// The series, if it has not moved on and depends on other items.
    var dependent: Item? { isPresent && !series.details.needs.isEmpty ? series : nil }

    /// The copy, by the id of the series.
    var copies: [Int: ItemUUID] { copy.map { [series.id: $0] } ?? [:] }

    /// Returns the plan that leaves the copy.
    /// - Parameters:
    ///   - existing: The copy, if it is in the list.
    ///   - copies: The copies that are left together with it, by the id of the series.
    func plan(existing: Item?, copies: [Int: ItemUUID]) -> ListPlan {
        var completion = ItemCompletion(of: series, at: moment, copy: existing)
        let needs = series.details.needs
        completion.setNeeds(
            ofSeries: needs,
            ofCopy: needs.filter { copies[$0] == nil },
            copies: needs.compactMap { copies[$0] }
        )
        let plan = ListPlan(completing: [completion], at: moment.instant)
        // The merge moves the series itself.
        return ListPlan(updates: Array(plan.updates.dropFirst()), additions: plan.additions, moves: plan.moves)
    }
}
