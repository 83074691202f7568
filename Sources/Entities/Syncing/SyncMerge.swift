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
    package internal(set) var removals: [Item] = []
    var moves: [ListPlan.Move] = []
    /// The ids of series that other programs completed, and that depend on other items.
    var keptDependents: [Int] = []

    package init() {}

    /// The change to the list, without new references to other items.
    package var plan: ListPlan { ListPlan(updates: updates, additions: additions, removals: removals) }

    /// The change of the dependencies on series that other programs completed. The merged items depend on the series.
    package var dependencyPlan: ListPlan { ListPlan(moves: moves, keptDependents: keptDependents) }
}

/// Merges the items that were received together, and notes what happened.
package struct SyncMerge {
    private let clock: any Clock
    private let now: Instant
    package private(set) var decision = SyncDecision()
    package private(set) var received = SyncCounts()
    private var changes: [(kind: SyncChange.Kind, item: SyncChangedItem)] = []
    /// The number of items that had been changed in both places.
    package private(set) var merged = 0
    package private(set) var conflicts: [(conflict: MergeConflict, item: SharedItem)] = []
    private var completions: [ForeignCompletion] = []
    /// The next occurrences of items in a chain.
    private var chained: Set<ItemUUID> = []

    package init(clock: any Clock) {
        self.clock = clock
        now = clock.now().instant
    }

    /// Returns the items that are changed here.
    /// - Parameter ids: The ids of those that were added.
    package func changes(_ ids: [ItemUUID: Int]) -> [SyncChange] {
        changes.map { kind, item in
            SyncChange(kind, ItemName(id: item.id == 0 ? ids[item.uuid] ?? 0 : item.id, title: item.title))
        }
    }

    /// - Parameter list: The list, which doesn't change before the decision is carried out.
    package mutating func add(_ items: [SyncedItem], to list: any ItemRelations) throws(ListError) {
        let series = items.compactMap(\.remote).filter { $0.isDone && $0.hasRule }.map(\.item.uuid)
        let next = try list.items(with: series.map { ItemUUID(ofOccurrenceAfter: $0) })
        chained = Set(next.map(\.uuid))
        for item in items { add(item) }
        try addCopies(to: list)
    }

    private mutating func add(_ item: SyncedItem) {
        let next = item.remote.flatMap { chained.isEmpty ? nil : ItemUUID(ofOccurrenceAfter: $0.item.uuid) }
        let isChained = next.map(chained.contains) ?? false
        let completion = ForeignCompletion(of: item, isChained: isChained, clock: clock, now: now)
        let merge = ItemMerge(
            base: item.base,
            wasGone: item.wasGone,
            local: item.local?.version,
            remote: completion?.remote ?? item.remote,
            isRemoteTouched: item.isRemoteTouched,
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
            if merge.writesRemote || completion != nil { decision.unsent.insert(item.number) }
        }
        var old = item.local?.item
        if let local = old, let overruled = overruled(by: local, merge) {
            decision.overruled.append(ListPlan.Update(local, overruled))
            old = overruled
            if !merge.writesLocal { decision.updates.append(ListPlan.Update(overruled, local)) }
        }
        if merge.writesLocal { write(merge, of: item, over: old) }
        completions += [completion].compactMap { $0 }
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
                changes.append((.removed, SyncChangedItem(local.item)))
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
            changes.append((.added, SyncChangedItem(id: 0, uuid: new.uuid, title: new.details.title)))
            return
        }
        var details = new.details
        // New references are made later, when the other items are there.
        details.parent = old.details.parent.flatMap { local.uuids[$0] == new.parent ? $0 : nil }
        details.needs = old.details.needs.filter { local.uuids[$0].map(new.needs.contains) ?? false }
        let updated = old.with(details, changed: changed).marked(completed: new.completed, changed: changed)
        decision.updates.append(ListPlan.Update(old, updated))
        received.updated += 1
        changes.append((.updated, SyncChangedItem(updated)))
    }

    /// Adds the copies of the series that other programs completed, unless they are in the list or came with the same items.
    private mutating func addCopies(to list: any ItemRelations) throws(ListError) {
        let copies = completions.reduce(into: [Int: ItemUUID]()) { $0.merge($1.copies) { first, _ in first } }
        let known = try list.items(with: completions.compactMap(\.copy))
        let received = Set(decision.additions.map(\.uuid) + decision.updates.map(\.after.uuid))
        let dependents = completions.compactMap(\.dependent)
        decision.keptDependents = dependents.map(\.id)
        for completion in completions {
            guard let copy = completion.copy else { continue }
            let plan = completion.plan(existing: known.first { $0.uuid == copy }, copies: copies)
            if completion.isPresent { decision.moves += plan.moves }
            if received.contains(copy) { continue }
            decision.updates += plan.updates
            decision.additions += plan.additions
        }
        try giveNeedsBack(copies, in: list)
    }

    /// Lets a series that another program completed depend on series again, in place of the copies of their past occurrences.
    private mutating func giveNeedsBack(_ copies: [Int: ItemUUID], in list: any ItemRelations) throws(ListError) {
        let dependents = completions.filter { $0.dependent != nil }
        let needs = Set(dependents.flatMap { $0.dependent?.details.needs ?? [] }).subtracting(copies.keys).sorted()
        let present = try list.presentOccurrences(of: needs)
        if present.isEmpty { return }
        let known = try list.items(Array(present.keys) + present.values)
        let uuids = Dictionary(known.map { ($0.id, $0.uuid) }) { first, _ in first }
        for completion in dependents {
            guard let series = completion.dependent,
                let index = decision.updates.firstIndex(where: { $0.after.id == series.id })
            else { continue }
            let (before, after) = (decision.updates[index].before, decision.updates[index].after)
            var details = after.details
            details.needs = try list.needs(of: after, present)
            decision.updates[index] = ListPlan.Update(before, after.with(details, changed: after.changed))
            for need in after.details.needs {
                uuids[need].map { _ = decision.merged[completion.number]?.needs.remove($0) }
            }
            decision.merged[completion.number]?.needs.formUnion(details.needs.compactMap { uuids[$0] })
        }
    }
}

extension MergeConflict {
    /// Applies the server's value if it lost against that of `local`.
    fileprivate func lose(to local: ItemDetails, in details: inout ItemDetails) {
        switch self {
        case .title(local.title, let lost): details.title = lost
        case .note(local.note, let lost): details.note = lost
        case .project(local.project, let lost): details.project = lost
        case .place(local.place, let lost): details.place = lost
        case .link(local.link, let lost): details.link = lost
        case .priority(local.priority, let lost): details.priority = lost
        case .due(local.due, let lost): details.due = lost
        case .wait(local.wait, let lost): details.wait = lost
        case .recurrence(local.recurrence, let lost): details.recurrence = lost
        default: break
        }
    }
}

/// An item by which a change is known.
private struct SyncChangedItem: Entity {
    let id: Int
    let uuid: ItemUUID
    let title: String

    init(id: Int, uuid: ItemUUID, title: String) {
        (self.id, self.uuid, self.title) = (id, uuid, title)
    }

    init(_ item: Item) {
        self.init(id: item.id, uuid: item.uuid, title: item.details.title)
    }
}
