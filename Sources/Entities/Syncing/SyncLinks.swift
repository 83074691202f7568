package import Vocabulary

/// Creates references between items of a server, without cycles.
package struct SyncLinks {
    private let list: any ItemRelations
    private var items: [Int: Item] = [:]
    private var ids: [ItemUUID: Int] = [:]

    package init(_ list: any ItemRelations) {
        self.list = list
    }

    /// - Parameter wanted: References to items of the list.
    package mutating func plan(_ wanted: [WantedReference]) throws(ListError) -> ListPlan {
        for item in try list.items(with: wanted.map(\.uuid)) { add(item) }
        let targets = Array(ids.values)
        var around = try list.idsNeeded(by: targets + wanted.map(\.item))
        for id in targets { around.formUnion(try list.idsAbove(id)) }
        for item in try list.items(Array(around)) { add(item) }
        var details: [Int: ItemDetails] = items.mapValues(\.details)
        for reference in wanted {
            guard let target = ids[reference.uuid], target != reference.item else { continue }
            if reference.isParent {
                details[reference.item]?.parent = target
            } else if details[reference.item]?.needs.contains(target) == false {
                details[reference.item]?.needs.append(target)
            }
        }
        open(&details)
        let updates = items.values.sorted { $0.id < $1.id }.compactMap { item in
            details[item.id].flatMap { details in
                details == item.details ? nil : ListPlan.Update(item, item.with(details, changed: item.changed))
            }
        }
        return ListPlan(updates: updates)
    }

    private mutating func add(_ item: Item) {
        items[item.id] = item
        ids[item.uuid] = item.id
    }

    /// Removes the references that close a cycle.
    private func open(_ details: inout [Int: ItemDetails]) {
        var (parents, needs): ([ItemUUID: Set<ItemUUID>], [ItemUUID: Set<ItemUUID>]) = ([:], [:])
        for (id, item) in items {
            guard let details = details[id] else { continue }
            parents[item.uuid] = Set([details.parent].compactMap { $0.flatMap { items[$0]?.uuid } })
            needs[item.uuid] = Set(details.needs.compactMap { items[$0]?.uuid })
        }
        for uuid in RelationCircles.closing(parents).keys {
            if let id = ids[uuid] { details[id]?.parent = nil }
        }
        for (uuid, closing) in RelationCircles.closing(needs) {
            guard let id = ids[uuid] else { continue }
            details[id]?.needs.removeAll { items[$0].map { closing.contains($0.uuid) } ?? false }
        }
    }
}
