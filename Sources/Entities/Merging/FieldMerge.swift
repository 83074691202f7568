import Almanac
import Vocabulary

/// The merge of an item that exists on both sides, field by field.
struct FieldMerge {
    private var base: SharedItem?
    private var local: SharedItem
    private var remote: SharedItem
    private let fieldChanges: [ItemField: Instant]
    /// The time of the values that were never changed here; `nil` if a sync brought them.
    private let added: Instant?
    private let undone: Instant?
    private let remoteChange: Instant?
    private(set) var conflicts: [MergeConflict] = []

    init(base: SharedItem?, local: LocalVersion, remote: SharedItem, remoteChange: Instant?) {
        self.base = base
        self.local = local.item
        self.remote = remote
        (fieldChanges, undone, added) = (local.fieldChanges, local.undone, local.added)
        self.remoteChange = remoteChange
    }

    mutating func merged() -> SharedItem {
        moveOn()
        var item = local
        item.details.title = value(\.details.title, [.title], MergeConflict.title)
        item.details.note = joinedNote ?? value(\.details.note, [.note], MergeConflict.note)
        item.details.project = value(\.details.project, [.project], MergeConflict.project)
        item.details.priority = value(\.details.priority, [.priority], MergeConflict.priority)
        item.details.place = value(\.details.place, [.place], MergeConflict.place)
        item.details.link = value(\.details.link, [.link], MergeConflict.link)
        item.details.wait = value(\.details.wait, [.wait], MergeConflict.wait)
        item.parent = value(\.parent, [.parent], MergeConflict.parent)
        item.completed = firstCompletion ?? value(\.completed, [.status, .completed], MergeConflict.completion)
        mergeDates(&item)
        item.needs = merged(base?.needs ?? [], local.needs, remote.needs)
        item.details.tags = mergedTags()
        return item
    }
}

// MARK: - Values

extension FieldMerge {
    private typealias Conflict<Value> = (_ kept: Value, _ lost: Value) -> MergeConflict

    private mutating func value<Value: Equatable>(
        _ path: KeyPath<SharedItem, Value>,
        _ fields: [ItemField],
        _ conflict: Conflict<Value>
    ) -> Value {
        let (here, there) = (local[keyPath: path], remote[keyPath: path])
        guard let old = base?[keyPath: path] else { return laterValue(path, fields, conflict) }
        if there == old { return here }
        return here == old ? there : laterValue(path, fields, conflict)
    }

    /// Returns the value of the side that changed one of the fields later. The other value is lost, unless it is old.
    private mutating func laterValue<Value: Equatable>(
        _ path: KeyPath<SharedItem, Value>,
        _ fields: [ItemField],
        _ conflict: Conflict<Value>
    ) -> Value {
        let (here, there) = (local[keyPath: path], remote[keyPath: path])
        let isRemoteLater = isRemoteLater(fields)
        let (kept, lost) = isRemoteLater ? (there, here) : (here, there)
        // A value that a sync brought and nobody has changed since is old.
        if base == nil, isRemoteLater, added == nil, fields.allSatisfy({ fieldChanges[$0] == nil }) { return kept }
        if kept != lost, lost != base?[keyPath: path] { conflicts.append(conflict(kept, lost)) }
        return kept
    }

    /// Local changes win if both sides changed the fields at the same time, or if one time is unknown. Without a base, a value
    /// that was never changed here loses, unless the item was added here later.
    private func isRemoteLater(_ fields: [ItemField]) -> Bool {
        guard let remoteChange else { return false }
        if let localChange = fields.compactMap({ fieldChanges[$0] }).max() ?? undone {
            return remoteChange > localChange
        }
        return base == nil && added.map { remoteChange > $0 } ?? true
    }

    /// The note with the lines that both sides added, in an order that doesn't depend on the side. `nil` if a side did
    /// anything else.
    private var joinedNote: String? {
        guard let base else { return nil }
        var old = base.details.note ?? ""
        while old.last == "\n" { old.removeLast() }
        let sides = [local, remote].compactMap { FieldMerge.addition(to: old, in: $0.details.note) }.sorted()
        guard sides.count == 2 else { return nil }
        // One side may have all the lines of the other.
        if sides[1].hasPrefix(sides[0] + "\n") || sides[0] == sides[1] { return FieldMerge.joined(old, [sides[1]]) }
        return FieldMerge.joined(old, sides)
    }

    private static func addition(to old: String, in note: String?) -> String? {
        guard let note, note != old, note.hasPrefix(old) else { return nil }
        let rest = note.dropFirst(old.count)
        if old.isEmpty { return String(rest) }
        return rest.first == "\n" ? String(rest.dropFirst()) : nil
    }

    private static func joined(_ old: String, _ additions: [String]) -> String {
        ((old.isEmpty ? [] : [old]) + additions).joined(separator: "\n")
    }

    /// If both sides completed an item, the earlier time counts.
    private var firstCompletion: Instant? {
        guard let here = local.completed, let there = remote.completed,
            here != base?.completed, there != base?.completed
        else { return nil }
        return min(here, there)
    }
}

// MARK: - Dates

extension FieldMerge {
    private mutating func mergeDates(_ item: inout SharedItem) {
        chooseDates(&item)
        // The day may be that of one side, and the rule that of the other.
        if let due = item.details.due { item.details.recurrence = item.details.recurrence?.pinned(to: due.day) }
    }

    private mutating func chooseDates(_ item: inout SharedItem) {
        let before = conflicts
        item.details.due = value(\.details.due, [.due], MergeConflict.due)
        item.details.recurrence =
            rule(for: item.details.due)
            ?? value(\.details.recurrence, [.recurrence], MergeConflict.recurrence)
        guard !item.details.dueFitsRecurrence else { return }
        // Each side is valid by itself.
        conflicts = before
        item.details.due = laterValue(\.details.due, [.due, .recurrence], MergeConflict.due)
        item.details.recurrence = laterValue(\.details.recurrence, [.due, .recurrence], MergeConflict.recurrence)
    }

    /// Returns the rule of the side that has the due day, because the day of the month may be pinned to it. `nil` unless both
    /// sides have the same rule and different days.
    private func rule(for due: Due?) -> Recurrence? {
        guard let old = base?.details, local.details.continues(old), remote.details.continues(old),
            local.details.due?.day != remote.details.due?.day
        else { return nil }
        return due?.day == local.details.due?.day ? local.details.recurrence : remote.details.recurrence
    }

    /// Without a base, as after a restore, a side that is further on in the series is the later one.
    private mutating func moveOn() {
        let isOpen = !local.isDone && !remote.isDone
        let earlier = local.details.hasMovedOn(from: remote.details) ? remote : local
        guard let start = base ?? (isOpen ? earlier : nil) else { return }
        var series = SeriesMerge(base: start, local: local, remote: remote)
        conflicts += [series.moveOn()].compactMap { $0 }
        if base != nil { base = series.base }
        (local, remote) = (series.local, series.remote)
    }
}

extension ItemDetails {
    /// A Boolean value that indicates whether a repeating item has a due date, and not one after the end of the series.
    fileprivate var dueFitsRecurrence: Bool {
        guard let recurrence else { return true }
        guard let due else { return false }
        guard case .until(let end)? = recurrence.end else { return true }
        return due.day <= end
    }
}

// MARK: - Sets

extension FieldMerge {
    private func merged<Element>(_ base: Set<Element>, _ here: Set<Element>, _ there: Set<Element>) -> Set<Element> {
        here.intersection(there).union(here.subtracting(base)).union(there.subtracting(base))
    }

    private mutating func mergedTags() -> [String] {
        let (here, there) = (local.details.tags, remote.details.tags)
        let tags = merged(Set(base?.details.tags ?? []), Set(here), Set(there)).sorted()
        let limit = max(ItemDetails.maximumTagCount, here.count, there.count)
        if tags.count > limit { conflicts.append(.tags(lost: Array(tags[limit...]))) }
        return Array(tags.prefix(limit))
    }
}
