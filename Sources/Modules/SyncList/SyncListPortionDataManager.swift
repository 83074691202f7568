import Almanac
import DataStore
import Entities
import Interchange
import Vocabulary

/// Objects that were received together, and their effect on the list. Used within a single change.
struct ReceivedPortion {
    private struct Part {
        var received: ReceivedObject
        /// The object as it is known.
        var known: SyncedObject?
        var item: SyncedItem?
        /// The object has a version that adder can't read.
        var isUnreadable = false
        var isRemovedHere = false
        /// Another object has the same item.
        var isDuplicate = false
    }

    private let list: SyncedList
    private let codec: SyncCodec
    private let connection: Connection
    private var parts: [Part] = []
    private var uuids: Set<ItemUUID> = []
    private var decision = SyncDecision()
    /// The names of the received objects that are gone.
    private var gone: Set<[UInt8]> = []
    /// The objects that are gone, and not known under another name.
    private(set) var removed: ArraySlice<Int>

    init(_ list: SyncedList, _ codec: SyncCodec, _ news: ServerSurvey, _ connection: Connection) {
        (self.list, self.codec, self.connection) = (list, codec, connection)
        removed = news.removed
    }

    mutating func add(_ objects: [ReceivedObject]) throws(StoreError) {
        gone = Set(objects.filter { $0.content == .gone }.map(\.name))
        for object in objects { try add(object) }
    }

    /// Adds an object with its item in the list.
    private mutating func add(_ object: ReceivedObject) throws(StoreError) {
        var part = Part(received: object, known: try .named(object.name, in: list, on: connection))
        switch object.content {
        case .withheld: break
        case .gone:
            let item = try part.known?.item.flatMap { id throws(StoreError) in try ItemRows.item(id, on: connection) }
            let (duplicate, version) = try self.duplicate(of: part.known) ?? (nil, nil)
            if part.known?.sent == [] {
                // This list removed the object, but the server's answer was lost. The item may have been restored
                // since.
                part.isRemovedHere = true
                parts.append(part)
                return
            }
            part.item = try synced(item, part.known, version)
            if let duplicate, let known = part.known {
                part.received = ReceivedObject(
                    name: duplicate.name,
                    path: duplicate.path,
                    content: .calendar(duplicate.body ?? [], etag: duplicate.etag)
                )
                part.known = duplicate
                try known.remove(on: connection)
            }
        case .calendar(let body, _):
            switch codec.content(of: body) {
            case .other: break
            case .unreadable: part.isUnreadable = true
            case .item(let version, _): try find(version, for: &part)
            }
        }
        parts.append(part)
    }

    /// Returns the second object of an item whose first one is gone.
    private func duplicate(of known: SyncedObject?) throws(StoreError) -> (SyncedObject, RemoteVersion)? {
        guard let body = known?.body, case .item(let old, _) = codec.content(of: body) else { return nil }
        for duplicate in try SyncedObject.duplicates(in: list, on: connection) {
            guard case .item(let version, _) = codec.content(of: duplicate.body ?? []) else { continue }
            if version.item.uuid == old.item.uuid, !isGone(duplicate) { return (duplicate, version) }
        }
        return nil
    }

    private func isGone(_ object: SyncedObject) -> Bool {
        gone.contains(object.name) || removed.contains(object.id)
    }

    /// Does nothing for a second object with the same item, which some servers allow.
    private mutating func find(_ version: RemoteVersion, for part: inout Part) throws(StoreError) {
        part.isDuplicate = true
        guard !uuids.contains(version.item.uuid) else { return }
        var item = try part.known?.item.flatMap { id throws(StoreError) in try ItemRows.item(id, on: connection) }
        if item?.uuid != version.item.uuid { item = try SyncFacts.item(with: version.item.uuid, on: connection) }
        var known = part.known
        if let item, known?.item != item.id {
            if let other = try SyncedObject.of(item: item.id, in: list, on: connection) {
                // The object was moved, unless it is still there under its other name.
                guard other.body == nil || other.isGone || isGone(other) else { return }
                removed = removed.filter { $0 != other.id }[...]
                try other.remove(on: connection)
                known = other
            } else {
                known = nil
            }
        }
        uuids.insert(version.item.uuid)
        part.isDuplicate = false
        part.item = try synced(item, known, version)
    }

    /// Returns `nil` for an item that is in neither place.
    private func synced(
        _ item: Item?,
        _ known: SyncedObject?,
        _ remote: RemoteVersion?
    ) throws(StoreError) -> SyncedItem? {
        let local = try item.map { item throws(StoreError) in
            try SyncedItem.Local(item, known, codec, on: connection)
        }
        var base = codec.base(of: known?.body, completed: item?.completed)
        if let sent = known?.sent, let ours = codec.base(of: sent, completed: item?.completed), let remote {
            let there = remote.completed(from: ours, at: item?.completed ?? Instant(seconds: 0))
            base = SharedItem.base(base, sent: ours, remote: there)
        } else if let item, let known, known.problem == nil, let agreed = known.agreed,
            try agreed == SyncFacts.lastChange(to: item.id, on: connection)
        {
            // The item was not changed here. The body alone may not show that, because servers can drop properties that
            // they don't know.
            base = local?.version.item
        }
        if base == nil, local == nil, remote == nil { return nil }
        return SyncedItem(
            number: parts.count,
            base: base,
            wasGone: known?.isGone ?? false,
            local: local,
            remote: remote
        )
    }

    /// Decides what to do with the items.
    mutating func settle(_ decide: ([SyncedItem]) throws(ListError) -> SyncDecision) throws(StoreError) {
        do throws(ListError) {
            decision = try decide(parts.compactMap(\.item))
        } catch {
            throw StoreError(error)
        }
    }

    /// Changes the list, and keeps the objects.
    func store() throws(StoreError) {
        if !decision.overruled.isEmpty {
            _ = try ListPlan(updates: decision.overruled).carryOut(on: connection)
            try connection.beginNextChange()
        }
        let outcome = try decision.plan.carryOut(on: connection)
        var ids: [ItemUUID: Int] = [:]
        for item in outcome.added { ids[item.uuid] = item.id }
        for (number, part) in parts.enumerated() {
            guard let item = part.item else {
                try keep(part)
                continue
            }
            guard case .calendar(let body, let etag) = part.received.content else {
                guard var object = part.known else { continue }
                guard let merged = decision.merged[number], let id = item.local?.item.id, object.body?.isEmpty == false
                else {
                    try object.remove(on: connection)
                    continue
                }
                // An item that stays is sent again, with the data of other programs.
                try keepReferences(merged, id)
                object.markAsGone()
                try object.save(in: list, on: connection)
                continue
            }
            var object = part.known ?? SyncedObject(name: part.received.name, path: part.received.path)
            object.path = part.received.path
            (object.body, object.etag, object.sent) = (body, etag, nil)
            (object.agreed, object.problem) = (nil, nil)
            if let merged = decision.merged[number], let id = item.local?.item.id ?? ids[merged.uuid] {
                try keepReferences(merged, id)
                object.item = id
                if !decision.unsent.contains(number) {
                    object.agreed = try SyncFacts.lastChange(to: id, on: connection)
                }
            }
            try object.save(in: list, on: connection)
        }
    }

    private func keepReferences(_ merged: SharedItem, _ id: Int) throws(StoreError) {
        try OutsideReferences.replace(of: id, with: try outside(merged, of: id), on: connection)
    }

    /// Stores objects that are not items, so that they are not requested again.
    private func keep(_ part: Part) throws(StoreError) {
        var object = part.known ?? SyncedObject(name: part.received.name, path: part.received.path)
        object.sent = nil
        switch part.received.content {
        case .gone where part.isRemovedHere: object.markAsGone()
        case .gone: return try object.remove(on: connection)
        case .withheld: object.etag = nil
        case .calendar(let body, let etag):
            object.etag = etag
            if part.isUnreadable {
                object.problem = SyncProblem.unreadable.stored
            } else {
                // A duplicate replaces the first object when that one is removed.
                (object.item, object.body) = (nil, part.isDuplicate ? body : [])
            }
        }
        object.body = object.body ?? []
        try object.save(in: list, on: connection)
    }

    private func outside(_ merged: SharedItem, of id: Int) throws(StoreError) -> [OutsideReferences.Reference] {
        guard merged.parent != nil || !merged.needs.isEmpty, let item = try ItemRows.item(id, on: connection) else {
            return []
        }
        let linked = try SyncFacts.uuids(of: item.details.references, on: connection)
        let parent = item.details.parent.flatMap { linked[$0] }
        let needs = Set(item.details.needs.compactMap { linked[$0] })
        return merged.needs.subtracting(needs).map { .init(item: id, uuid: $0, isParent: false) }
            + (merged.parent == parent ? [] : [merged.parent].compactMap { $0 }).map {
                .init(item: id, uuid: $0, isParent: true)
            }
    }

    /// Makes the references between items that are in the list now.
    func makeReferences(
        _ link: ([WantedReference]) throws(ListError) -> ListPlan
    ) throws(StoreError) {
        let wanted = try OutsideReferences.takeThoseToKnownItems(on: connection)
        guard !wanted.isEmpty else { return }
        let plan: ListPlan
        do throws(ListError) {
            plan = try link(wanted.map { WantedReference(item: $0.item, uuid: $0.uuid, isParent: $0.isParent) })
        } catch {
            throw StoreError(error)
        }
        let outcome = try plan.carryOut(on: connection)
        try SyncFacts.sendAgain(outcome.updated.map(\.id) + wanted.map(\.item), in: list, on: connection)
    }
}

extension ItemDetails {
    /// The ids of the parent and the dependencies.
    var references: [Int] { needs + [parent].compactMap { $0 } }
}

extension SyncedItem.Local {
    /// If a change was undone since the last sync, the undo has no time and thus wins.
    init(
        _ item: Item,
        _ known: SyncedObject?,
        _ codec: SyncCodec,
        on connection: Connection
    ) throws(StoreError) {
        let agreed = known?.agreed
        let uuids = try SyncFacts.uuids(of: item.details.references, on: connection)
        var shared = SharedItem(item, uuids: uuids)
        for reference in try OutsideReferences.of(item: item.id, on: connection) {
            if !reference.isParent {
                shared.needs.insert(reference.uuid)
            } else if shared.parent == nil {
                shared.parent = reference.uuid
            }
        }
        let history = try History.changes(of: item.id, on: connection)
        let newer = history.filter { $0.change.id > agreed ?? 0 }
        var changes: [ItemField: Instant] = [:]
        for typed in newer where !typed.change.isSync {
            for field in typed.effects.compactMap(\.field) { changes[field] = typed.change.instant }
        }
        // If the change was undone since, so were its dates.
        let isAgreed = history.contains { $0.change.id == agreed }
        let fields = Set(newer.flatMap { $0.effects.compactMap(\.field) })
        if isAgreed, !fields.contains(.due), let base = codec.base(of: known?.body, completed: nil) {
            shared.details.takeDates(of: base.details, withRule: !fields.contains(.recurrence))
        }
        self.init(
            item: item,
            version: LocalVersion(shared, changed: item.changed, fieldChanges: changes),
            uuids: uuids
        )
    }
}

extension ItemDetails {
    /// Takes the dates as the server's calendar has them. After the time zone has changed, they differ although nobody
    /// changed them.
    fileprivate mutating func takeDates(of base: ItemDetails, withRule: Bool) {
        guard let due = base.due, due != self.due, self.due != nil else { return }
        self.due = due
        guard withRule else { return }
        switch (recurrence, base.recurrence) {
        case (.every, .every(let repetition)): recurrence = .every(repetition)
        case (.again, .again(let repetition)): recurrence = .again(repetition)
        default: break
        }
    }
}

extension ItemEffect {
    /// `nil` for fields that both sides can change independently.
    fileprivate var field: ItemField? {
        switch self {
        case .title: .title
        case .note: .note
        case .project: .project
        case .priority: .priority
        case .due: .due
        case .wait: .wait
        case .recurrence: .recurrence
        case .parent: .parent
        case .status: .status
        case .created, .removed, .tagAdded, .tagRemoved, .needAdded, .needRemoved: nil
        }
    }
}

/// Translates between items and the calendars of servers.
struct SyncCodec {
    enum Content {
        case item(RemoteVersion, TodoResource)
        /// An event, for example.
        case other
        case unreadable
    }

    let context: ForeignContext

    init(_ context: ForeignContext) {
        self.context = context
    }

    func content(of body: [UInt8]) -> Content {
        do throws(ForeignFileError) {
            // A single occurrence of a repeating item is not an item of its own.
            guard let resource = try TodoResource(body, context), !resource.isOccurrence else { return .other }
            return .item(RemoteVersion(resource.item), resource)
        } catch {
            return .unreadable
        }
    }

    func resource(_ body: [UInt8]?) -> TodoResource? {
        guard let body, case .item(_, let resource) = content(of: body) else { return nil }
        return resource
    }

    /// Returns the item as the server had it after the last sync.
    /// - Parameter completed: The instant of completion, if the server doesn't say.
    func base(of body: [UInt8]?, completed: Instant?) -> SharedItem? {
        guard let body, case .item(let version, _) = content(of: body) else { return nil }
        return version.completed(from: nil, at: completed ?? Instant(seconds: 0))
    }
}
