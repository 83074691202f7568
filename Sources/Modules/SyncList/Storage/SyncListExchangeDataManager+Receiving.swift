import Almanac
import CalDAV
import DataStore
import Entities
import Interchange
import Vocabulary

extension SyncListExchangeDataManager {
    /// The number of objects in memory at once.
    private static let portion = 100

    func receiveNext(
        at instant: Instant,
        decide: ([SyncedItem], any ItemRelations) throws(ListError) -> SyncDecision,
        link: ([WantedReference], any ItemRelations) throws(ListError) -> ListPlan
    ) throws(SyncListFailure) -> [ItemUUID: Int]? {
        guard let portion = try receivePortion() else { return nil }
        var (removed, added) = (news.removed, [ItemUUID: Int]())
        try write(changingItemsAt: instant) { (connection, list) throws(ListError) in
            var received: [ReceivedObject] = []
            for object in portion {
                if try !noteUnstored(object, in: list, connection) { received.append(object) }
            }
            let session = try self.session(received, connection)
            let relations = StoredItemRelations(connection)
            let decision = try decide(session.items, relations)
            added = try perform(decision, session, in: list, connection)
            try makeReferences(in: list, connection) { (wanted) throws(ListError) in try link(wanted, relations) }
            removed = session.removed[...]
        }
        news.removed = removed
        return added
    }

    func backUp(at moment: Moment) throws(SyncListFailure) -> String? {
        do throws(BackupError) {
            guard case .made(let backup) = try store.backUp(to: nil, at: moment, replacing: false) else { return nil }
            return backup.name
        } catch {
            switch error {
            case .list(let failure), .copy(let failure): throw .list(failure)
            case .backup, .emptyBackup, .isTheList: return nil
            }
        }
    }

    func rehearseNext(
        decide: ([SyncedItem], any ItemRelations) throws(ListError) -> SyncDecision
    ) throws(SyncListFailure) -> Bool {
        guard let received = try receivePortion() else { return false }
        try store.synced { connection throws(ListError) in
            _ = try decide(session(received, connection).items, StoredItemRelations(connection))
        }
        return true
    }
}

// MARK: - The list

extension SyncListExchangeDataManager {
    private func session(_ received: [ReceivedObject], _ connection: Connection) throws(ListError) -> SyncSession {
        var facts: [SyncSession.Facts] = []
        for object in received { facts.append(try self.facts(of: object, connection)) }
        let hasGone = received.contains { $0.content == .gone }
        return SyncSession(
            facts,
            removed: Array(news.removed),
            duplicates: hasGone ? try SyncedObject.duplicates(in: list, on: connection) : [],
            read: codec.content,
            areEqual: { [codec] in codec.areEqual($0, $1, withReferences: false) }
        )
    }

    private func facts(of object: ReceivedObject, _ connection: Connection) throws(ListError) -> SyncSession.Facts {
        let known = try SyncedObject.named(object.name, in: list, on: connection)
        var item: Item?
        switch object.content {
        case .withheld: break
        case .gone: item = try known?.item.flatMap { id throws(ListError) in try ItemRows.item(id, on: connection) }
        case .calendar(let body, _):
            if case .item(let version) = codec.content(of: body) {
                item = try SyncFacts.item(with: version.item.uuid, on: connection)
            }
        }
        guard let item else { return SyncSession.Facts(object, known: known, local: nil, other: nil) }
        let other = known?.item == item.id ? nil : try SyncedObject.of(item: item.id, in: list, on: connection)
        let agreed = (known?.item == item.id ? known : other)?.agreed
        let local = try local(item, since: agreed, on: connection)
        return SyncSession.Facts(object, known: known, local: local, other: other)
    }

    /// Returns the ids of the items that were added.
    private func perform(
        _ decision: SyncDecision,
        _ session: SyncSession,
        in list: SyncedList,
        _ connection: Connection
    ) throws(ListError) -> [ItemUUID: Int] {
        if !decision.overruled.isEmpty {
            _ = try ListPlan(updates: decision.overruled).perform(on: connection)
            try connection.beginNextChange()
        }
        let parents = try decision.parentsOfOrphans(on: connection)
        let outcome = try decision.plan.perform(on: connection)
        try OutsideReferences.add(parents, on: connection)
        let ids = [ItemUUID: Int](outcome.added.map { ($0.uuid, $0.id) }) { _, last in last }
        for change in session.changes(decision, ids: ids) {
            try forgetEarlier(than: change, connection)
            try save(change, in: list, on: connection)
        }
        let moved = try decision.dependencyPlan.perform(on: connection).movedDependents
        if !moved.isEmpty { try SyncFacts.sendAgain(moved, in: list, on: connection) }
        return ids
    }

    /// Forgets the earlier calendars of an object that another program has changed.
    private func forgetEarlier(than change: ObjectChange, _ connection: Connection) throws(ListError) {
        guard case .save(let object, _, _) = change, object.id != 0,
            try !EarlierCalendars.of(object, on: connection).isEmpty
        else { return }
        if let old = try SyncedObject.withID(object.id, on: connection)?.body, let new = object.body,
            codec.areEqual(old, new)
        {
            return
        }
        try EarlierCalendars.remove(of: object, on: connection)
    }

    /// Makes the references between items that are in the list now.
    private func makeReferences(
        in list: SyncedList,
        _ connection: Connection,
        _ link: ([WantedReference]) throws(ListError) -> ListPlan
    ) throws(ListError) {
        let wanted = try OutsideReferences.takeThoseToKnownItems(on: connection)
        guard !wanted.isEmpty else { return }
        let plan = try link(wanted)
        let outcome = try plan.perform(on: connection)
        try SyncFacts.sendAgain(outcome.updated.map(\.id) + wanted.map(\.item), in: list, on: connection)
    }
}

// MARK: - Proof

extension SyncListExchangeDataManager {
    /// Notes that the server doesn't have what it has accepted in this sync. The next sync sends it again.
    private func noteUnstored(
        _ received: ReceivedObject,
        in list: SyncedList,
        _ connection: Connection
    ) throws(ListError) -> Bool {
        guard let (item, replaced) = accepted[received.name],
            var object = try SyncedObject.named(received.name, in: list, on: connection)
        else { return false }
        switch received.content {
        case .gone: object.markAsGone()
        case .calendar(let body, let etag):
            // A server may return a calendar in other words than it was sent in.
            let isReplaced = try EarlierCalendars.of(object, on: connection).first == body
            guard isReplaced || etag != nil && etag == replaced else { return false }
            (object.body, object.etag, object.agreed) = (body, etag, nil)
        case .withheld: return false
        }
        try object.save(in: list, on: connection)
        unstored.append(item)
        return true
    }
}

// MARK: - Dates

extension SyncListExchangeDataManager {
    func takeDates() throws(SyncListFailure) {
        defer { sent = [] }
        if sent.isEmpty { return }
        let changed = try store.synced { connection throws(ListError) in
            try !dateUpdates(of: list.equalItems(among: sent, on: connection), connection).isEmpty
        }
        guard changed else { return }
        try write { (connection, _) throws(ListError) in
            try connection.correctDates(
                of: dateUpdates(of: list.equalItems(among: sent, on: connection), connection)
            )
        }
    }

    private func dateUpdates(
        of ids: [Int],
        _ connection: Connection
    ) throws(ListError) -> [Item] {
        var updates: [Item] = []
        for id in ids {
            guard let item = try ItemRows.item(id, on: connection),
                let object = try SyncedObject.of(item: id, in: list, on: connection),
                // The item may have been changed since.
                try SyncFacts.lastChange(to: id, on: connection) == object.agreed,
                let base = object.body.flatMap({ codec.content(of: $0).base(completed: nil) })
            else { continue }
            let read = try local(item, since: object.agreed, on: connection).version(since: object.agreed, base: base)
                .item
            var details = item.details
            (details.due, details.recurrence) = (read.details.due, read.details.recurrence)
            // A start after the due date becomes one when the due date moves behind it.
            details.wait = details.wait ?? base.details.wait
            if details != item.details { updates.append(item.with(details, changed: item.changed)) }
        }
        return updates
    }
}

extension SyncDecision {
    /// Returns the references to removed parents, which the remaining parts keep on the server: programs remove a parent
    /// before its parts, and may bring it back.
    fileprivate func parentsOfOrphans(on connection: Connection) throws(ListError) -> [WantedReference] {
        if removals.isEmpty { return [] }
        let uuids = Dictionary(removals.map { ($0.id, $0.uuid) }) { first, _ in first }
        var references: [WantedReference] = []
        for parent in removals {
            for part in try ItemRows.items(where: .parts(below: parent.id), on: connection)
            where part.details.parent == parent.id && uuids[part.id] == nil {
                references.append(WantedReference(item: part.id, uuid: parent.uuid, isParent: true))
            }
        }
        return references
    }
}

// MARK: - The server

extension SyncListExchangeDataManager {
    /// Receives the next objects, then the removals. Returns `nil` if there are none left.
    private func receivePortion() throws(SyncListFailure) -> [ReceivedObject]? {
        if !news.changed.isEmpty {
            let members = Array(news.changed.prefix(SyncListExchangeDataManager.portion))
            news.changed = news.changed.dropFirst(members.count)
            return try fetch(members)
        }
        guard !news.removed.isEmpty else { return nil }
        let ids = news.removed.prefix(SyncListExchangeDataManager.portion)
        news.removed = news.removed.dropFirst(ids.count)
        return try store.synced { connection throws(ListError) in
            var objects: [ReceivedObject] = []
            for id in ids {
                guard let object = try SyncedObject.withID(id, on: connection) else { continue }
                objects.append(ReceivedObject(name: object.name, path: object.path, .gone))
            }
            return objects
        }
    }

    private func fetch(_ members: [MemberHref]) throws(SyncListFailure) -> [ReceivedObject] {
        var received: [ReceivedObject] = []
        do throws(Refusal) {
            try server.fetch(members) { member, fetched in
                let content: ReceivedObject.Content? =
                    switch fetched {
                    case .calendar(let body, let etag): .calendar(body, etag: etag?.text)
                    case .refused(let refusal): .withheld(isTooLong: refusal == .tooLong)
                    case .absent: .absent(wasReported: !news.doubtful.contains(member))
                    }
                if let content {
                    received.append(ReceivedObject(name: member.name, path: member.path, content))
                }
            }
        } catch {
            throw .server(ServerFailure(error, clock: clock, user: list.user))
        }
        return received
    }
}
