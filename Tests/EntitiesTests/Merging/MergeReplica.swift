import Almanac
import Entities
import TestKit
import Vocabulary

/// A server that stores items with one time of modification.
struct MergeServer {
    var items: [ItemUUID: RemoteVersion] = [:]
}

/// A list that is synced with a server.
struct MergeReplica {
    private(set) var items: [ItemUUID: LocalVersion] = [:]
    private var bases: [ItemUUID: SharedItem] = [:]
    /// The values that the user replaced, which the history has.
    private(set) var replaced: Set<String> = []
    private(set) var conflicts: [MergeConflict] = []
    private(set) var writes = 0

    /// Adds, changes or removes an item. A `nil` removes it.
    mutating func set(_ item: SharedItem?, for uuid: ItemUUID, fields: [ItemField] = [], at instant: Instant) {
        if let old = items[uuid]?.item { replaced.formUnion(old.values.subtracting(item?.values ?? [])) }
        guard let item else {
            items[uuid] = nil
            return
        }
        var version = items[uuid] ?? LocalVersion(item, changed: instant)
        version.item = item
        version.changed = instant
        for field in fields { version.fieldChanges[field] = instant }
        items[uuid] = version
    }

    /// Completes an open item. A series moves on and leaves a copy.
    /// - Returns: The UUID of the item that is done.
    mutating func complete(_ uuid: ItemUUID, at moment: Moment) -> ItemUUID? {
        guard let shared = items[uuid]?.item, !shared.isDone else { return nil }
        let completion = ItemCompletion(of: Item(shared), at: moment)
        var series = shared
        (series.details.due, series.details.wait) = (completion.after.details.due, completion.after.details.wait)
        series.details.recurrence = completion.after.details.recurrence
        series.completed = completion.after.completed
        set(series, for: uuid, fields: [.due, .wait, .recurrence, .status], at: moment.instant)
        guard case .new(let copy)? = completion.copy else { return uuid }
        var done = items[copy.uuid]?.item ?? SharedItem(uuid: copy.uuid, details: copy.details, needs: shared.needs)
        done.completed = done.completed ?? copy.completed
        set(done, for: copy.uuid, at: moment.instant)
        return copy.uuid
    }

    mutating func sync(with server: inout MergeServer, at now: Instant) {
        for uuid in Set(items.keys).union(bases.keys).union(server.items.keys) {
            let merge = ItemMerge(base: bases[uuid], local: items[uuid], remote: server.items[uuid], now: now)
            write(merge, uuid, to: &server)
        }
        openCircles(at: now)
        // The references that were removed.
        for (uuid, version) in items where version.item != bases[uuid] {
            write(ItemMerge(base: bases[uuid], local: version, remote: server.items[uuid], now: now), uuid, to: &server)
        }
    }

    private mutating func write(_ merge: ItemMerge, _ uuid: ItemUUID, to server: inout MergeServer) {
        conflicts += merge.conflicts
        bases[uuid] = merge.item
        if merge.writesLocal {
            writes += 1
            items[uuid] = merge.item.map {
                LocalVersion(
                    $0,
                    changed: merge.changed ?? $0.completed ?? MergeSample.now,
                    fieldChanges: items[uuid]?.fieldChanges ?? [:]
                )
            }
        }
        if merge.writesRemote {
            writes += 1
            server.items[uuid] = merge.item.map { RemoteVersion($0, changed: merge.changed) }
        }
    }

    private mutating func openCircles(at now: Instant) {
        let parents = RelationCircles.closing(items.mapValues { Set([$0.item.parent].compactMap { $0 }) })
        for (uuid, _) in parents {
            guard var item = items[uuid]?.item else { continue }
            item.parent = nil
            set(item, for: uuid, fields: [.parent], at: now)
        }
        for (uuid, closing) in RelationCircles.closing(items.mapValues(\.item.needs)) {
            guard var item = items[uuid]?.item else { continue }
            item.needs.subtract(closing)
            set(item, for: uuid, at: now)
        }
    }
}

extension Item {
    init(_ item: SharedItem) {
        let instant = Instant(seconds: 0)
        self.init(id: 1, uuid: item.uuid, details: item.details, created: instant, changed: instant)
    }
}

extension SharedItem {
    /// The values that a merge may not lose, each with the name of its field.
    var values: Set<String> {
        var values: Set<String> = ["title \(details.title)"]
        values.formUnion((details.note ?? "").split(separator: "\n").map { "note \($0)" })
        values.formUnion(details.tags.map { "tag \($0)" })
        values.formUnion(needs.map { "need \($0)" })
        if let project = details.project { values.insert("project \(project)") }
        if let priority = details.priority { values.insert("priority \(priority)") }
        if let due = details.due { values.insert("due \(due)") }
        if let wait = details.wait { values.insert("wait \(wait)") }
        if let recurrence = details.recurrence { values.insert("recurrence \(recurrence)") }
        if let place = details.place { values.insert("place \(place)") }
        if let link = details.link { values.insert("link \(link)") }
        if let parent { values.insert("parent \(parent)") }
        if isDone { values.insert("done") }
        return values
    }
}

extension MergeConflict {
    var lostValues: Set<String> {
        var item = SharedItem(uuid: MergeSample.uuid(0), details: ItemDetails())
        switch self {
        case .removal: break
        case .title(_, let lost): item.details.title = lost
        case .note(_, let lost): item.details.note = lost
        case .project(_, let lost): item.details.project = lost
        case .priority(_, let lost): item.details.priority = lost
        case .due(_, let lost): item.details.due = lost
        case .wait(_, let lost): item.details.wait = lost
        case .recurrence(_, let lost): item.details.recurrence = lost
        case .place(_, let lost): item.details.place = lost
        case .link(_, let lost): item.details.link = lost
        case .parent(_, let lost): item.parent = lost
        case .completion(_, let lost): item.completed = lost
        case .tags(let lost): item.details.tags = lost
        }
        return item.values
    }
}
