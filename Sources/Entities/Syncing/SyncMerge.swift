package import Almanac
package import Vocabulary

/// The actions for items that were received together.
package struct SyncDecision: Entity {
    /// The merged items by number. Removed ones are missing.
    package var merged: [Int: SharedItem] = [:]
    /// The numbers of the items that have to be sent to the server.
    package var unsent: Set<Int> = []
    /// Server values that a later local change overrides. They are applied first, so that they appear in the items'
    /// history.
    package var overruled: [ListPlan.Update] = []
    var updates: [ListPlan.Update] = []
    var additions: [NewItem] = []
    var removals: [Item] = []

    package init() {}

    /// The change to the list, without new references to other items.
    package var plan: ListPlan { ListPlan(updates: updates, additions: additions, removals: removals) }
}

/// Merges the items that were received together, and notes what happened.
package struct SyncMerge {
    private let clock: any Clock
    private let now: Instant
    package private(set) var decision = SyncDecision()
    package private(set) var received = SyncCounts()
    /// The number of items that had been changed in both places.
    package private(set) var merged = 0
    package private(set) var conflicts: [(conflict: MergeConflict, item: SharedItem)] = []
    /// Next occurrences of items that another program completed without adding them.
    private var followers: [NewItem] = []

    package init(clock: any Clock) {
        self.clock = clock
        now = clock.now().instant
    }

    package mutating func add(_ item: SyncedItem) {
        let merge = ItemMerge(
            base: item.base,
            wasGone: item.wasGone,
            local: item.local?.version,
            remote: item.remote,
            now: now
        )
        if let local = item.local, item.base != nil, item.remote != nil, merge.writesLocal,
            local.version.item != item.base
        {
            merged += 1
        }
        let shared = merge.item ?? item.local?.version.item ?? item.base
        if let shared { conflicts += merge.conflicts.map { ($0, shared) } }
        if let new = merge.item {
            decision.merged[item.number] = new
            if merge.writesRemote { decision.unsent.insert(item.number) }
        }
        var old = item.local?.item
        if let local = old, let overruled = overruled(by: local, merge) {
            decision.overruled.append(ListPlan.Update(local, overruled))
            old = overruled
            if !merge.writesLocal { decision.updates.append(ListPlan.Update(overruled, local)) }
        }
        if merge.writesLocal { write(merge, of: item, over: old) }
    }

    private func overruled(by local: Item, _ merge: ItemMerge) -> Item? {
        var details = local.details
        for conflict in merge.conflicts { conflict.lose(to: local.details, in: &details) }
        guard details != local.details, details.recurrence == nil || details.due != nil else { return nil }
        return local.with(details, changed: merge.changed ?? now)
    }

    private mutating func write(_ merge: ItemMerge, of item: SyncedItem, over old: Item?) {
        guard let new = merge.item else {
            if let local = item.local {
                decision.removals.append(local.item)
                received.removed += 1
            }
            return
        }
        let changed = merge.changed ?? now
        guard let local = item.local, let old else {
            let created = min(item.remote?.created ?? changed, changed)
            decision.additions.append(
                NewItem(
                    uuid: new.uuid,
                    details: new.details,
                    created: created,
                    changed: changed,
                    completed: new.completed
                )
            )
            received.added += 1
            return
        }
        var details = new.details
        // New references are made later, when the other items are there.
        details.parent = old.details.parent.flatMap { local.uuids[$0] == new.parent ? $0 : nil }
        details.needs = old.details.needs.filter { local.uuids[$0].map(new.needs.contains) ?? false }
        let updated = old.with(details, changed: changed).marked(completed: new.completed, changed: changed)
        decision.updates.append(ListPlan.Update(old, updated))
        received.updated += 1
        if merge.completion == .withRule { complete(updated) }
    }

    /// Adds the next occurrence of a repeating item that another program completed.
    private mutating func complete(_ item: Item) {
        let done = clock.moment(at: item.completed ?? now)
        guard let next = NextOccurrence(of: item, done: done) else { return }
        followers.append(NewItem(uuid: next.uuid, details: next.details, created: item.completed ?? now))
    }

    /// Adds the next occurrences that are not in the list.
    package mutating func finish(_ list: any ItemRelations) throws(ListError) {
        let known = Set(try list.items(with: followers.map(\.uuid)).map(\.uuid) + decision.additions.map(\.uuid))
        decision.additions += followers.filter { !known.contains($0.uuid) }
    }
}

extension MergeConflict {
    /// Applies the server's value if it lost against that of `local`.
    fileprivate func lose(to local: ItemDetails, in details: inout ItemDetails) {
        switch self {
        case .title(local.title, let lost): details.title = lost
        case .note(local.note, let lost): details.note = lost
        case .project(local.project, let lost): details.project = lost
        case .priority(local.priority, let lost): details.priority = lost
        case .due(local.due, let lost): details.due = lost
        case .wait(local.wait, let lost): details.wait = lost
        case .recurrence(local.recurrence, let lost): details.recurrence = lost
        default: break
        }
    }
}
