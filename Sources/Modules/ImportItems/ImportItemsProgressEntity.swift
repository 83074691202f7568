import Almanac
import Entities
import Vocabulary

/// Decides what happens to each item of the file, and remembers what has happened.
struct ImportProgress {
    let moment: Moment
    private(set) var isRead = false
    var response: ImportItemsResponse
    private let updates: Bool
    private var links = ImportedLinks()
    private var resolved: ArraySlice<ImportedLinks.Resolved> = []
    /// The items of the file that were in the list and are not updated.
    private var untouched: Set<ItemUUID> = []
    /// The keys of the items in the current portion.
    private var keys: [ItemUUID: String] = [:]

    init(_ request: ImportItemsRequest, _ format: ForeignFormat, at moment: Moment) {
        self.moment = moment
        updates = request.updates
        response = ImportItemsResponse(format: format, isDryRun: request.isDryRun)
    }

    // MARK: - Items

    /// Returns the plan for the next items of the file.
    mutating func plan(_ items: [ForeignItem], _ list: any ItemRelations) throws(ListError) -> ListPlan {
        var known: [ItemUUID: Item] = [:]
        for item in try list.items(with: items.map(\.uuid)) { known[item.uuid] = item }
        var additions: [NewItem] = []
        var changes: [ListPlan.Update] = []
        var seen: Set<ItemUUID> = []
        keys = [:]
        for item in items {
            guard seen.insert(item.uuid).inserted, !isAdded(known[item.uuid]) else {
                response.losses.append(Loss(.item, at: item.line, field: "uuid", value: item.uuid.description))
                continue
            }
            links.name(item)
            if let known = known[item.uuid] {
                if let update = update(of: known, to: item) { changes.append(update) }
                links.add(item)
            } else if let new = item.newItem(at: moment, lost: { response.losses.append($0) }) {
                additions.append(new)
                keys[new.uuid] = item.key
                links.add(item)
            }
        }
        return ListPlan(updates: changes, additions: additions)
    }

    private func isAdded(_ item: Item?) -> Bool {
        guard let item, let added = response.added else { return false }
        return item.id >= added.lowerBound
    }

    private mutating func update(of known: Item, to item: ForeignItem) -> ListPlan.Update? {
        let merged = item.merged(into: known, at: moment)
        let name = ItemName(id: known.id, title: known.details.title)
        if merged.details == known.details, merged.status == known.status {
            if !updates { untouched.insert(known.uuid) }
            response.unchanged += 1
            return nil
        }
        if updates, item.isNewer(than: known) {
            response.updated.append(name)
            return ListPlan.Update(known, merged)
        }
        untouched.insert(known.uuid)
        if updates { response.older.append(name) } else { response.different.append(name) }
        return nil
    }

    mutating func carriedOut(_ outcome: PlanOutcome) {
        for item in outcome.added {
            response.added = (response.added?.lowerBound ?? item.id)...item.id
            guard let old = keys[item.uuid], Int(old) != nil, old != String(item.id) else { continue }
            response.renumbered.append(.init(old: old, new: item.id))
        }
    }

    // MARK: - References

    /// Replaces the references between items by ids when all items are read.
    mutating func resolveLinks(in list: any ItemRelations) throws(ListError) {
        isRead = true
        var found: [ImportedLinks.Resolved] = []
        var order: [Int: Int] = [:]
        for link in links.links {
            guard let uuid = links.uuid(link.item), !untouched.contains(uuid) else { continue }
            guard let item = try id(of: uuid, in: list) else { continue }
            let index = order[item] ?? found.count
            if index == found.count {
                order[item] = index
                found.append(.init(line: link.line, uuid: uuid, id: item, parent: nil, needs: []))
            }
            if let parent = link.parent {
                if let id = try id(of: parent, in: list) {
                    found[index].parent = found[index].parent ?? id
                } else {
                    lose(parent, "parent", of: link)
                }
            }
            for need in link.needs {
                if let id = try id(of: need, in: list) {
                    found[index].needs.append(id)
                } else {
                    lose(need, "needs", of: link)
                }
            }
        }
        links = ImportedLinks()
        found.dropRings { response.losses.append($0) }
        resolved = found.filter { $0.parent != nil || !$0.needs.isEmpty }[...]
    }

    private func id(of reference: ForeignItem.Reference, in list: any ItemRelations) throws(ListError) -> Int? {
        guard let uuid = links.uuid(reference) else { return nil }
        return try id(of: uuid, in: list)
    }

    private func id(of uuid: ItemUUID, in list: any ItemRelations) throws(ListError) -> Int? {
        try list.items(with: [uuid]).first?.id
    }

    private mutating func lose(_ reference: ForeignItem.Reference, _ field: String, of link: ImportedLinks.Link) {
        let value =
            switch reference {
            case .uuid(let uuid): uuid.description
            case .key(let key): key
            }
        response.losses.append(Loss(.reference, at: link.line, field: field, value: value))
    }

    /// Returns the plan for the next references, or `nil` if there are no more.
    mutating func linkPlan(_ limit: Int, _ list: some ItemRelations) throws(ListError) -> ListPlan? {
        guard !resolved.isEmpty else { return nil }
        let portion = resolved.prefix(limit)
        resolved = resolved.dropFirst(limit)
        var items: [Int: Item] = [:]
        for item in try list.items(with: portion.map(\.uuid)) { items[item.id] = item }
        var changes: [ListPlan.Update] = []
        for link in portion {
            guard let item = items[link.id] else { continue }
            var details = item.details
            details.parent = link.parent ?? details.parent
            details.needs = link.needs.isEmpty ? details.needs : Set(link.needs).sorted()
            let alteration = ItemAlteration(of: item, to: details, at: moment)
            if !isAdded(item), try alteration.problem(in: list) != nil {
                response.losses.append(Loss(.reference, at: link.line, field: "parent", value: String(item.id)))
            } else if alteration.hasChanges {
                changes.append(ListPlan.Update(item, item.with(details)))
            }
        }
        return ListPlan(updates: changes)
    }
}

extension Item {
    /// Returns the item with other details and the same instants.
    fileprivate func with(_ details: ItemDetails) -> Item {
        Item(
            id: id,
            uuid: uuid,
            details: details,
            status: status,
            created: created,
            changed: changed,
            completed: completed
        )
    }
}
