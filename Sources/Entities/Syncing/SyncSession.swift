import Almanac
package import Vocabulary

/// Objects that were received together: which items they hold, and what is to be stored after these have been merged.
package struct SyncSession {
    /// A received object and what is known about it.
    package struct Facts: Entity {
        let received: ReceivedObject
        /// The object as it is stored.
        let known: SyncedObject?
        /// The item in this list that the received object has, or had if it is gone.
        let local: LocalItem?
        /// The stored object of that item, if it is another one.
        let other: SyncedObject?

        package init(_ received: ReceivedObject, known: SyncedObject?, local: LocalItem?, other: SyncedObject?) {
            (self.received, self.known, self.local, self.other) = (received, known, local, other)
        }
    }

    private struct Part {
        var received: ReceivedObject
        var known: SyncedObject?
        var item: SyncedItem?
        /// The object has a version that adder can't read.
        var isUnreadable = false
        var isRemovedHere = false
        /// Another object has the same item.
        var isDuplicate = false

        var object: SyncedObject { known ?? SyncedObject(name: received.name, path: received.path) }
    }

    private let duplicates: [SyncedObject]
    private let read: ([UInt8]) -> CalendarContent
    /// Returns whether two calendars say the same, also in what adder has no field for, apart from references.
    private let areEqual: ([UInt8], [UInt8]) -> Bool
    /// The names of the received objects that are gone.
    private let gone: Set<[UInt8]>
    private var parts: [Part] = []
    private var uuids: Set<ItemUUID> = []
    /// The objects that others replace.
    private var replaced: [SyncedObject] = []
    /// The ids of the objects that are gone, and not known under another name.
    package private(set) var removed: [Int]

    package var items: [SyncedItem] { parts.compactMap(\.item) }

    /// - Parameters:
    ///   - removed: The ids of the objects that are gone and come in a later session.
    ///   - duplicates: The stored objects that have an item under a second address, which some servers allow.
    package init(
        _ facts: [Facts],
        removed: [Int] = [],
        duplicates: [SyncedObject] = [],
        read: @escaping ([UInt8]) -> CalendarContent,
        areEqual: @escaping ([UInt8], [UInt8]) -> Bool
    ) {
        (self.removed, self.duplicates, self.read, self.areEqual) = (removed, duplicates, read, areEqual)
        gone = Set(facts.map(\.received).filter { $0.content == .gone }.map(\.name))
        for fact in facts { add(fact) }
    }
}

// MARK: - Items

extension SyncSession {
    private mutating func add(_ facts: Facts) {
        let known = facts.known.flatMap { isReplaced($0) ? nil : $0 }
        var part = Part(received: facts.received, known: known)
        switch facts.received.content {
        case .withheld: break
        case .gone: find(known?.item == nil ? nil : facts.local, of: &part)
        case .calendar(let body, _):
            switch read(body) {
            case .other: break
            case .unreadable: part.isUnreadable = true
            case .item(let version): find(version, facts, for: &part)
            }
        }
        parts.append(part)
    }

    /// Finds the item of an object that is gone. A second object of the item takes its place.
    private mutating func find(_ local: LocalItem?, of part: inout Part) {
        // This list removed the object, but the server's answer was lost. The item may have been restored since.
        part.isRemovedHere = part.known?.sent == []
        if part.isRemovedHere { return }
        let duplicate = duplicate(of: part.known)
        part.item = synced(local, part.known, duplicate?.version, part.received.content)
        guard let (object, _) = duplicate, let known = part.known else { return }
        replaced.append(known)
        part.known = object
        part.received = ReceivedObject(
            name: object.name,
            path: object.path,
            .calendar(object.body ?? [], etag: object.etag)
        )
    }

    private func duplicate(of known: SyncedObject?) -> (object: SyncedObject, version: RemoteVersion)? {
        guard let body = known?.body, case .item(let old) = read(body) else { return nil }
        for object in duplicates where !isGone(object) && !isReplaced(object) {
            guard case .item(let version) = read(object.body ?? []) else { continue }
            if version.item.uuid == old.item.uuid { return (object, version) }
        }
        return nil
    }

    /// Finds the item of an object, unless it is a second object of that item.
    private mutating func find(_ version: RemoteVersion, _ facts: Facts, for part: inout Part) {
        part.isDuplicate = true
        guard !uuids.contains(version.item.uuid) else { return }
        var known = part.known
        if let local = facts.local, known?.item != local.item.id {
            known = facts.other.flatMap { isReplaced($0) ? nil : $0 }
            if let other = known {
                // The object was moved, unless it is still there under its other name.
                guard other.body == nil || other.isGone || isGone(other) else { return }
                removed.removeAll { $0 == other.id }
                replaced.append(other)
            }
        }
        uuids.insert(version.item.uuid)
        part.isDuplicate = false
        part.item = synced(facts.local, known, version, part.received.content)
    }

    private func isGone(_ object: SyncedObject) -> Bool { gone.contains(object.name) || removed.contains(object.id) }

    private func isReplaced(_ object: SyncedObject) -> Bool { replaced.contains { $0.id == object.id } }

    /// Returns `nil` for an item that is in neither place.
    private func synced(
        _ local: LocalItem?,
        _ known: SyncedObject?,
        _ remote: RemoteVersion?,
        _ received: ReceivedObject.Content
    ) -> SyncedItem? {
        let old = known?.body.map(read)
        let version = local?.version(since: known?.agreed, base: old?.base(completed: nil))
        let completed = local?.item.completed
        var base = old?.base(completed: completed)
        if let ours = known?.sent.map(read)?.base(completed: completed), let remote {
            let there = remote.completed(from: ours, at: completed ?? Instant(seconds: 0))
            base = SharedItem.base(base, sent: ours, remote: there)
        } else if let known, known.problem == nil, let agreed = known.agreed, let local, agreed == local.lastChange {
            // The item was not changed here. The body alone may not show that, because servers can drop properties that
            // they don't know.
            base = version?.item
        }
        if base == nil, local == nil, remote == nil { return nil }
        return SyncedItem(
            number: parts.count,
            base: base,
            wasGone: known?.isGone ?? false,
            local: local.flatMap { local in
                version.map { SyncedItem.Local(item: local.item, version: $0, uuids: local.uuids) }
            },
            remote: remote,
            isRemoteTouched: local == nil && isTouched(known, by: received)
        )
    }

    /// Returns whether another program has changed an object in a way that its item doesn't show, such as an alarm.
    private func isTouched(_ known: SyncedObject?, by received: ReceivedObject.Content) -> Bool {
        guard case .calendar(let body, _) = received, let old = known?.body, !old.isEmpty else { return false }
        // The server may have what it was sent last, although its answer was lost.
        return !areEqual(old, body) && known?.sent.map { areEqual($0, body) } != true
    }
}

// MARK: - Objects

extension SyncSession {
    /// Returns the changes to the stored objects after the decision was carried out.
    /// - Parameter ids: The ids of the items that it added.
    package func changes(_ decision: SyncDecision, ids: [ItemUUID: Int]) -> [ObjectChange] {
        replaced.map(ObjectChange.remove)
            + parts.enumerated().compactMap { number, part -> ObjectChange? in
                guard let item = part.item else { return change(of: part) }
                let merged = decision.merged[number]
                let id = merged.flatMap { item.local?.item.id ?? ids[$0.uuid] }
                guard case .calendar(let body, let etag) = part.received.content else {
                    return part.known.map { $0.gone(merged, of: id) }
                }
                var object = part.object
                (object.path, object.body, object.etag) = (part.received.path, body, etag)
                (object.sent, object.agreed, object.problem) = (nil, nil, nil)
                guard let id else { return .save(object) }
                object.item = id
                return .save(object, merged: merged, isAgreed: !decision.unsent.contains(number))
            }
    }

    /// Keeps objects that are not items, so that they are not requested again.
    private func change(of part: Part) -> ObjectChange? {
        var object = part.object
        object.sent = nil
        switch part.received.content {
        case .gone where part.isRemovedHere: object.markAsGone()
        case .gone: return part.known.map(ObjectChange.remove)
        case .withheld(let isTooLong):
            object.etag = nil
            guard object.item == nil else { break }
            object.problem = isTooLong ? .tooLong : .withheld
            // No server has such a version, so the object is received again once the server reports a change.
            if isTooLong { object.etag = "too-long" }
        case .calendar(let body, let etag):
            (object.etag, object.problem) = (etag, nil)
            if part.isUnreadable {
                object.problem = .unreadable
            } else {
                // A duplicate replaces the first object when that one is removed.
                (object.item, object.body) = (nil, part.isDuplicate ? body : [])
            }
        }
        object.body = object.body ?? []
        return .save(object)
    }
}

extension SyncedObject {
    /// An item that stays is sent again, with the data of other programs, and so is a removed one that is brought back.
    fileprivate func gone(_ merged: SharedItem?, of id: Int?) -> ObjectChange {
        guard body?.isEmpty == false, item != nil else { return .remove(self) }
        var object = self
        object.markAsGone()
        return merged == nil || id == nil ? .save(object) : .save(object, merged: merged)
    }
}

/// A change to a stored object.
package enum ObjectChange: Entity {
    /// `merged` is the item whose references the object has. `isAgreed` if the item is now equal to the object.
    case save(SyncedObject, merged: SharedItem? = nil, isAgreed: Bool = false)
    /// A new row for an object that this sync has created, or created again.
    case saveAsNew(SyncedObject)
    case remove(SyncedObject)
}
