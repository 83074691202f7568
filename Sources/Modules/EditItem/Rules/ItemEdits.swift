import Almanac
import Entities
import Vocabulary

/// The outcome of the edits.
struct ItemEditsOutcome: Entity {
    var changed: [ListPlan.Update] = []
    var added: [Item] = []
    var removed: [Item] = []
    /// The items that are no longer blocked.
    var unblocked: [Item] = []
    /// The remaining items that depended on a removed one.
    var dependents: [Item] = []
    /// The remaining items that were part of a removed one.
    var children: [Item] = []

    var isEmpty: Bool { changed.isEmpty && added.isEmpty && removed.isEmpty }
}

/// The edits of a page, all of them or none.
struct ItemEdits {
    private static let portion = 500

    private let drafts: [EditItemDraft]
    /// The items when editing began.
    private let originals: [Int: ItemDetails]
    /// The removals that are confirmed.
    private let removal: ItemChoice
    private let moment: Moment
    private let makeUUID: (Instant) -> ItemUUID

    /// An item to change, and the index of its draft.
    private struct Edit {
        let index: Int
        let alteration: ItemAlteration

        /// `true` if a further check depends on other items of the page.
        var changesRelations: Bool {
            let (before, after) = (alteration.before.details, alteration.after.details)
            return before.needs != after.needs || before.parent != after.parent
        }
    }

    init(
        _ drafts: [EditItemDraft],
        _ originals: [Int: ItemDetails],
        _ removal: ItemChoice,
        at moment: Moment,
        _ makeUUID: @escaping (Instant) -> ItemUUID
    ) {
        (self.drafts, self.originals, self.removal) = (drafts, originals, removal)
        (self.moment, self.makeUUID) = (moment, makeUUID)
    }

    /// Checks all edits before it changes anything, so that a mistake is found before the question about removals.
    func apply(to list: any ChangingList) throws(EditItemFailure) -> ItemEditsOutcome {
        let current = try currentItems(in: list)
        let edits = try self.edits(of: current)
        for edit in edits { try check(edit, in: list) }
        let additions = try self.additions(in: list)
        let removals = try self.removals(of: current)
        var outcome = ItemEditsOutcome()
        try change(edits, in: list, &outcome)
        for start in stride(from: 0, to: additions.count, by: ItemEdits.portion) {
            let some = Array(additions[start...].prefix(ItemEdits.portion))
            outcome.added += try apply(ListPlan(additions: some), to: list).added
        }
        for start in stride(from: 0, to: removals.count, by: ItemEdits.portion) {
            let some = Array(removals[start...].prefix(ItemEdits.portion))
            outcome.removed += try apply(ListPlan(removals: some), to: list).removed
        }
        if !outcome.isEmpty {
            let consequences = try apply(ListPlan(), to: list, endsChange: true)
            outcome.unblocked = consequences.unblocked
            outcome.dependents = consequences.dependents
            outcome.children = consequences.children
        }
        return outcome
    }

    private func apply(
        _ plan: ListPlan,
        to list: any ChangingList,
        endsChange: Bool = false
    ) throws(EditItemFailure) -> PlanOutcome {
        try EditItemFailure.inList { () throws(ListError) in try list.apply(plan, endsChange: endsChange) }
    }

    private func currentItems(in list: any ChangingList) throws(EditItemFailure) -> [Int: Item] {
        let ids = originals.keys.sorted()
        var items: [Int: Item] = [:]
        for start in stride(from: 0, to: ids.count, by: ItemEdits.portion) {
            let some = Array(ids[start...].prefix(ItemEdits.portion))
            let found = try EditItemFailure.inList { () throws(ListError) in try list.items(some) }
            for item in found { items[item.id] = item }
        }
        return items
    }
}

// MARK: - Edited items

extension ItemEdits {
    /// Returns the items that were edited, with the changes made meanwhile.
    private func edits(of current: [Int: Item]) throws(EditItemFailure) -> [Edit] {
        var edits: [Edit] = []
        for (index, draft) in drafts.enumerated() {
            guard let id = draft.id, let original = originals[id], original != draft.details else { continue }
            guard let item = current[id] else {
                throw originals.count == 1 ? .change(.unknownIDs([id...id])) : .removedMeanwhile(index)
            }
            let revision = Revision(original: original, edited: draft.details)
            if let field = revision.conflict(with: item.details) {
                throw .changedMeanwhile(index, field, item.details)
            }
            let alteration = ItemAlteration(of: item, to: revision.applied(to: item.details), at: moment)
            if alteration.hasChanges { edits.append(Edit(index: index, alteration: alteration)) }
        }
        return edits
    }

    private func check(_ edit: Edit, in list: any ChangingList) throws(EditItemFailure) {
        let problem = try EditItemFailure.inList { () throws(ListError) in try edit.alteration.problem(in: list) }
        if let problem { throw .refused(edit.index, problem) }
    }

    /// Changes the items in order. Edits that depend on each other, such as a circle of parents, are checked once more.
    private func change(
        _ edits: [Edit],
        in list: any ChangingList,
        _ outcome: inout ItemEditsOutcome
    ) throws(EditItemFailure) {
        var waiting: [Edit] = []
        for edit in edits {
            if edit.changesRelations || waiting.count == ItemEdits.portion {
                try store(&waiting, in: list, &outcome)
                try check(edit, in: list)
            }
            waiting.append(edit)
        }
        try store(&waiting, in: list, &outcome)
    }

    private func store(
        _ edits: inout [Edit],
        in list: any ChangingList,
        _ outcome: inout ItemEditsOutcome
    ) throws(EditItemFailure) {
        if edits.isEmpty { return }
        let updates = edits.map { ListPlan.Update($0.alteration.before, $0.alteration.after) }
        let after = try apply(ListPlan(updates: updates), to: list).updated
        outcome.changed += zip(updates, after).map { ListPlan.Update($0.before, $1) }
        edits = []
    }
}

// MARK: - New and missing items

extension ItemEdits {
    private func additions(in list: any ChangingList) throws(EditItemFailure) -> [NewItem] {
        var (items, outline) = ([NewItem](), NewItemOutline())
        for (index, draft) in drafts.enumerated() where draft.id == nil {
            let uuid = makeUUID(moment.instant)
            // No item has this id.
            let blank = Item(
                id: 0,
                uuid: uuid,
                details: ItemDetails(),
                created: moment.instant,
                changed: moment.instant
            )
            let alteration = ItemAlteration(of: blank, to: draft.details, at: moment)
            if draft.details.title.isEmpty { throw .refused(index, .emptyTitle) }
            try check(Edit(index: index, alteration: alteration), in: list)
            var item = NewItem(
                uuid: uuid,
                details: alteration.after.details,
                created: moment.instant,
                completed: draft.isDone ? moment.instant : nil
            )
            if let parent = item.details.parent, !draft.decidesProject {
                let projects = try EditItemFailure.inList { () throws(ListError) in try list.projects(of: [parent]) }
                item.details.project = projects[parent]
            }
            outline.place(&item, depth: draft.depth, decidesProject: draft.decidesProject)
            items.append(item)
        }
        return items
    }

    /// Returns the items without a draft, if their removal is confirmed.
    private func removals(of current: [Int: Item]) throws(EditItemFailure) -> [Item] {
        let kept = Set(drafts.compactMap(\.id))
        let removals = current.values.filter { !kept.contains($0.id) }.sorted { $0.id < $1.id }
        if removals.isEmpty { return [] }
        for item in removals where originals[item.id] != item.details {
            throw .changedBeforeRemoval(item.id, item.details)
        }
        var named = ItemsToConfirm()
        for item in removals { named.add(item.id, title: item.details.title) }
        guard removal.confirms(named.ids) else { throw .change(.needsConfirmation(named)) }
        return removals
    }
}
