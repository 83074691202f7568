import Almanac
import Entities
import Vocabulary

/// Decides what happens to each item of the file, and remembers what has happened.
struct ImportProgress {
    let moment: Moment
    /// The number of items that were read, and the number in the last report.
    var readCount = 0
    var reportedCount = 0
    var response: ImportItemsResponse
    private let updates: Bool
    private var versions = ImportedVersions()
    var dueTimes = ImportedDueTimes()
    var links = ImportedLinks()
    /// The links of new items, in the order of the file.
    var newLinks: ArraySlice<ImportedLinks.Resolved> = []
    /// The links of items in the list that lose references, and then of those that get some.
    var endedLinks: ArraySlice<ImportedLinks.Resolved> = []
    var changedLinks: ArraySlice<ImportedLinks.Resolved> = []
    /// The items of the list that differ and are not updated.
    var untouched: Set<ItemUUID> = []
    /// The items of the list that are updated.
    var touched: Set<ItemUUID> = []
    /// The keys of the items in the current portion.
    private var keys: [ItemUUID: String] = [:]

    init(_ request: ImportItemsRequest, _ format: ForeignFormat, at moment: Moment) {
        self.moment = moment
        updates = request.updates
        response = ImportItemsResponse(format: format, isDryRun: request.isDryRun)
        response.path = request.path
    }

    /// Returns the plan for the next items of the file.
    mutating func plan(_ items: [ForeignItem], _ list: any ItemRelations) throws(ListError) -> ListPlan {
        var known: [ItemUUID: Item] = [:]
        for item in try list.items(with: items.map(\.uuid)) { known[item.uuid] = item }
        var additions: [NewItem] = []
        var changes: [ListPlan.Update] = []
        var removals: [Item] = []
        keys = [:]
        let latest = versions.latest(items, known, lost: { response.losses.append($0) })
        // Copies have other UUIDs than the file.
        let copies = Set(latest.map(\.uuid)).subtracting(items.map(\.uuid))
        for item in try list.items(with: Array(copies)) { known[item.uuid] = item }
        for item in latest {
            if item.isDeleted {
                // An earlier version was added. An item that was in the list before stays.
                if let known = known[item.uuid], isAdded(known) { removals.append(known) }
                continue
            }
            links.name(item) { response.losses.append($0) }
            if response.format == .taskwarrior { dueTimes.add(item.details) }
            if let known = known[item.uuid], isAdded(known) {
                let replaced = item.replacing(known, at: moment)
                changes.append(ListPlan.Update(known, replaced))
                if let copy = NewItem(copyLeftBy: known, for: replaced), try list.items(with: [copy.uuid]).isEmpty {
                    additions.append(copy)
                }
                reportDate(of: item, replaced.details)
                links.add(item, replacesOthers: true)
            } else if let known = known[item.uuid] {
                if let update = try update(of: known, to: item, list) { changes.append(update) }
                links.add(item, known: known.details)
            } else {
                let new = item.newItem(at: moment)
                additions.append(new)
                reportDate(of: item, new.details)
                keys[item.uuid] = item.key
                links.add(item)
            }
        }
        response.withdrawn += removals.map(\.id)
        return ListPlan(updates: changes, additions: additions, removals: removals)
    }

    func isAdded(_ item: Item) -> Bool {
        response.added.map { item.id >= $0.lowerBound } ?? false
    }

    private mutating func update(
        of known: Item,
        to item: ForeignItem,
        _ list: any ItemRelations
    ) throws(ListError) -> ListPlan.Update? {
        let merged = item.merged(into: known, at: moment)
        guard merged.details != known.details || merged.status != known.status || merged.completed != known.completed
        else {
            response.unchanged += 1
            return nil
        }
        let isBehind = try isBehind(merged, known, list)
        guard try decide(known, changed: item.changed, isBehind: isBehind, list) else { return nil }
        if known.details.due == nil { reportDate(of: item, merged.details) }
        return ListPlan.Update(known, merged)
    }

    /// Returns `true` if a repeating item was completed since the file was written.
    private func isBehind(_ item: Item, _ known: Item, _ list: any ItemRelations) throws(ListError) -> Bool {
        guard known.status == .open, let recurrence = known.details.recurrence, let due = item.details.due,
            let next = known.details.due, recurrence.occurrence(of: due) < recurrence.occurrence(of: next)
        else { return false }
        if recurrence.countsHours {
            let start = Moment(local: due.day - 1, at: .midnight)?.instant ?? Instant(seconds: 0)
            return try list.items(completedSince: start).contains { item in
                item.copiedOccurrences.contains { $0 >= due && item.uuid == ItemUUID(ofCopyOf: known.uuid, due: $0) }
            }
        }
        // It may have been moved to a day that is not one of the rule.
        var dates = (0..<min(next.day - due.day, ImportProgress.comparedDates)).map { Due(day: next.day - 1 - $0) }
        dates.append(recurrence.occurrence(of: due))
        return try !list.items(with: dates.map { ItemUUID(ofCopyOf: known.uuid, due: $0) }).isEmpty
    }

    private static let comparedDates = 400

    /// Reports the date that a repeating item got because the file has none.
    private mutating func reportDate(of item: ForeignItem, _ details: ItemDetails) {
        guard item.details.due == nil, item.details.recurrence != nil, let due = details.due else { return }
        response.losses.append(
            Loss(.date, at: item.line, field: "due", value: "", became: due.description, because: .missingDate)
        )
    }

    /// Reports an item that differs, and returns `true` unless the list has the later change.
    mutating func decide(
        _ known: Item,
        changed: Instant?,
        isBehind: Bool = false,
        _ list: any ItemRelations
    ) throws(ListError) -> Bool {
        let name = ItemName(id: known.id, title: known.details.title)
        guard updates else {
            response.different.append(name)
            untouched.insert(known.uuid)
            return false
        }
        // Without a time in the file, only what was changed in the list after its import is surely later.
        let isLater =
            if isBehind { false } else if let changed { changed >= known.changed } else {
                try list.idsChangedAfterImport(among: [known.id]).isEmpty
            }
        if isLater { response.updated.append(name) } else { response.older.append(name) }
        if isLater { touched.insert(known.uuid) } else { untouched.insert(known.uuid) }
        return isLater
    }

    mutating func carriedOut(_ outcome: PlanOutcome) {
        for item in outcome.added {
            response.added = (response.added?.lowerBound ?? item.id)...item.id
            guard let old = keys[item.uuid], Int(old) != nil, old != String(item.id) else { continue }
            response.renumbered.append(.init(old: old, new: item.id))
        }
    }
}
