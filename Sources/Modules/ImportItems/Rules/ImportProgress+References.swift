import Almanac
import Entities
import Vocabulary

/// The references between items, once all items are read.
extension ImportProgress {
    /// Replaces the references between items by ids when all items are read.
    mutating func resolveLinks(in list: any ItemRelations) throws(ListError) {
        response.sharedTime = dueTimes.shared
        var found = try resolved(in: list)
        links = ImportedLinks()
        found.dropCycles { response.losses.append($0) }
        var (new, known): ([ImportedLinks.Resolved], [ImportedLinks.Resolved]) = ([], [])
        for var link in found {
            guard let item = try list.items(with: [link.uuid]).first else { continue }
            let wasTouched = touched.contains(item.uuid)
            if isAdded(item) {
                new.append(link)
                continue
            }
            try keepCopies(neededBy: item, &link, list)
            if link.applied(to: item.details) != item.details, try takes(link, of: item, list) {
                link.oldParent = item.details.parent
                if !wasTouched { link.before = item.details }
                known.append(link)
            }
        }
        (newLinks, endedLinks, changedLinks) = (new[...], known[...], known[...])
    }

    /// Keeps the dependencies on copies of series that the file names: the series have been completed since.
    private func keepCopies(
        neededBy item: Item,
        _ link: inout ImportedLinks.Resolved,
        _ list: any ItemRelations
    ) throws(ListError) {
        let needs = item.details.needs
        if needs.isEmpty || link.needs.allSatisfy({ needs.contains($0.id) }) { return }
        for (copy, series) in try list.series(ofCopies: list.items(needs)) {
            guard let index = link.needs.firstIndex(where: { $0.id == series.id }) else { continue }
            link.needs[index] = ImportedLinks.Target(id: copy, reference: link.needs[index].reference)
        }
    }

    /// Returns `true` if the references of the file replace those of an item in the list.
    private mutating func takes(
        _ link: ImportedLinks.Resolved,
        of item: Item,
        _ list: any ItemRelations
    ) throws(ListError) -> Bool {
        if touched.contains(item.uuid) { return true }
        if untouched.contains(item.uuid) { return false }
        response.unchanged = max(0, response.unchanged - 1)
        return try decide(item, changed: link.changed, list)
    }

    private mutating func resolved(in list: any ItemRelations) throws(ListError) -> [ImportedLinks.Resolved] {
        var found: [ImportedLinks.Resolved] = []
        var order: [Int: Int] = [:]
        for link in links.links {
            guard let uuid = links.uuid(link.item), let item = try id(of: uuid, in: list) else {
                response.losses.append(.reference(link.item, "child", at: link.line))
                continue
            }
            let index = order[item] ?? found.count
            if index == found.count {
                order[item] = index
                found.append(
                    .init(line: link.line, uuid: uuid, id: item, stated: link.stated, changed: link.changed)
                )
            }
            if link.replacesOthers { (found[index].parent, found[index].needs) = (nil, []) }
            found[index].stated.formUnion(link.stated)
            if let parent = link.parent {
                if let target = try target(parent, in: list) {
                    found[index].parent = found[index].parent ?? target
                } else {
                    found[index].stated.remove(.parent)
                    response.losses.append(.reference(parent, "parent", at: link.line))
                }
            }
            for need in link.needs {
                if let target = try target(need, in: list) {
                    found[index].needs.append(target)
                } else {
                    response.losses.append(.reference(need, "needs", at: link.line))
                }
            }
        }
        return found
    }

    private func target(
        _ reference: ForeignItem.Reference,
        in list: any ItemRelations
    ) throws(ListError) -> ImportedLinks.Target? {
        guard let uuid = links.uuid(reference), let id = try id(of: uuid, in: list) else { return nil }
        return ImportedLinks.Target(id: id, reference: reference)
    }

    private func id(of uuid: ItemUUID, in list: any ItemRelations) throws(ListError) -> Int? {
        try list.items(with: [uuid]).first?.id
    }

    /// Returns the plan for the next references, or `nil` if there are no more.
    mutating func linkPlan(_ limit: Int, _ list: some ItemRelations) throws(ListError) -> ListPlan? {
        if !newLinks.isEmpty {
            let portion = newLinks.prefix(limit)
            newLinks = newLinks.dropFirst(limit)
            return try plan(portion, list) { link, details in link.applied(to: details) }
        }
        // No reference that ends may count as part of a cycle.
        if !endedLinks.isEmpty {
            let portion = endedLinks.prefix(limit)
            endedLinks = endedLinks.dropFirst(limit)
            return try plan(portion, list) { link, details in
                let applied = link.applied(to: details)
                var details = details
                if applied.parent != details.parent { details.parent = nil }
                details.needs = details.needs.filter(applied.needs.contains)
                return details
            }
        }
        guard let link = changedLinks.popFirst() else { return nil }
        let checked = try withoutCycles(link, list)
        var isUnchanged = false
        let plan = try plan([checked], list) { link, details in
            var details = link.applied(to: details)
            details.parent = details.parent ?? (link.stated.contains(.parent) ? nil : link.oldParent)
            isUnchanged = details == link.before
            return details
        }
        // All of its new references close cycles.
        if isUnchanged {
            response.updated.removeAll { $0.id == link.id }
            response.unchanged += 1
        }
        return plan
    }

    /// Returns the link without the references that close a cycle in the list.
    private mutating func withoutCycles(
        _ link: ImportedLinks.Resolved,
        _ list: some ItemRelations
    ) throws(ListError) -> ImportedLinks.Resolved {
        var link = link
        if let parent = link.parent, try list.idsAbove(parent.id).contains(link.id) {
            response.losses.append(.reference(parent.reference, "parent", at: link.line))
            link.parent = nil
            if let old = link.oldParent, try !list.idsAbove(old).contains(link.id) {
                link.stated.remove(.parent)
            } else {
                link.oldParent = nil
            }
        }
        var needs: [ImportedLinks.Target] = []
        for need in link.needs {
            if try list.idsNeeded(by: [need.id]).contains(link.id) {
                response.losses.append(.reference(need.reference, "needs", at: link.line))
            } else {
                needs.append(need)
            }
        }
        link.needs = needs
        return link
    }

    private func plan(
        _ links: ArraySlice<ImportedLinks.Resolved>,
        _ list: some ItemRelations,
        _ change: (ImportedLinks.Resolved, ItemDetails) -> ItemDetails
    ) throws(ListError) -> ListPlan {
        var items: [Int: Item] = [:]
        for item in try list.items(with: links.map(\.uuid)) { items[item.id] = item }
        var changes: [ListPlan.Update] = []
        for link in links {
            guard let item = items[link.id] else { continue }
            let details = change(link, item.details)
            if details == item.details { continue }
            let changed = isAdded(item) ? item.changed : max(item.changed, link.changed ?? moment.instant)
            changes.append(ListPlan.Update(item, item.with(details, changed: changed)))
        }
        return ListPlan(updates: changes)
    }
}
