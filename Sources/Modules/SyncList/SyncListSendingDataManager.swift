import Almanac
import CalDAV
import DataStore
import Entities
import Interchange
import Vocabulary

extension SyncListDataManager {
    /// The number of changes that are sent at once.
    private static let portion = 50

    func findChanges(doneSince: Instant) throws(SyncListFailure) -> Int {
        guard let list else { throw .notSetUp }
        queue = try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in
                let state = try SyncFacts.recordState(on: connection)
                if list.examined == state, !request.sendsAll, !request.isFull { return [] }
                examined = state
                let new = try list.newItems(doneSince: doneSince.seconds, on: connection)
                return try (list.changedItems(on: connection) + new)[...]
            }
        }
        if !queue.isEmpty { examined = nil }
        return queue.count
    }

    func sendNext(at instant: Instant) throws(SyncListFailure) -> [SentChange]? {
        guard !queue.isEmpty, let list, let server else { return nil }
        let ids = queue.prefix(SyncListDataManager.portion)
        queue = queue.dropFirst(ids.count)
        var changes = try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in
                let outgoing = OutgoingItems(list, codec, server, connection)
                var changes: [OutgoingChange] = []
                for id in ids {
                    if let change = try outgoing.change(of: id) { changes.append(change) }
                }
                return changes
            }
        }
        guard !request.isDryRun else { return changes.filter { $0.write != nil }.map { $0.sent(.accepted) } }
        if changes.contains(where: { $0.write != nil }) {
            try note { (connection, list) throws(StoreError) in
                for change in changes where change.write != nil { try change.announce(in: list, on: connection) }
            }
        }
        let failure = send(&changes, to: server)
        if !changes.isEmpty {
            try note { (connection, list) throws(StoreError) in
                for change in changes where change.isAnswered {
                    try change.note(in: list, on: connection)
                }
            }
        }
        if let failure { throw .server(ServerFailure(failure, clock: clock)) }
        return changes.compactMap { change in change.outcome.map(change.sent) }
    }

    /// Sends the changes and keeps the answers. Returns the reason to stop, if any.
    private func send(_ changes: inout [OutgoingChange], to server: CalDAVCollection) -> Refusal? {
        let places = changes.indices.filter { changes[$0].write != nil }
        var stop: Refusal?
        var forbidden: [Refusal] = []
        do throws(Refusal) {
            try server.write(places.map { changes[$0].write }.compactMap { $0 }) { index, result in
                switch result {
                case .success(let etag): changes[places[index]].answer = .accepted(etag: etag?.text)
                case .failure(let refusal):
                    changes[places[index]].answer = OutgoingChange.Answer(refusal)
                    if changes[places[index]].answer == nil { stop = stop ?? refusal }
                    if case .forbidden = refusal { forbidden.append(refusal) }
                }
            }
            // The user can only read the list.
            return forbidden.count > 1 && forbidden.count == places.count ? forbidden[0] : stop
        } catch {
            return error
        }
    }
}

/// A change to this list that is sent to the server.
struct OutgoingChange {
    enum Answer: Equatable {
        case accepted(etag: String?)
        case outdated
        case refused(SyncProblem)
        /// The server failed, and may accept the item next time.
        case failed(String?)
    }

    let id: Int
    let title: String
    var object: SyncedObject
    /// The number of the last change to the item; `nil` if it is removed.
    let lastChange: Int?
    /// `nil` if the server has the item as it is.
    var write: Write?
    var body: [UInt8]?
    var answer: Answer?

    /// `true` if there is a result to store.
    var isAnswered: Bool { write == nil || answer != nil }

    var kind: SentChange.Kind {
        switch write {
        case .create: .created
        case .remove: .removed
        case .replace, nil: .updated
        }
    }

    /// `nil` if there was nothing to send.
    var outcome: SentChange.Outcome? {
        switch answer {
        case .accepted: .accepted
        case .outdated: .outdated
        case .refused(let problem): .refused(problem)
        case .failed(let message): .refused(.refused(message: message))
        case nil: nil
        }
    }

    func sent(_ outcome: SentChange.Outcome) -> SentChange {
        SentChange(item: ItemName(id: id, title: title), kind: kind, outcome: outcome)
    }

    /// Stores what is about to be sent, so that it is recognized if the answer is lost.
    func announce(in list: SyncedList, on connection: Connection) throws(StoreError) {
        var object = object
        (object.item, object.sent) = (id, lastChange == nil ? [] : body)
        try object.save(in: list, on: connection)
    }

    /// Stores the answer.
    func note(in list: SyncedList, on connection: Connection) throws(StoreError) {
        var object = object
        object.sent = nil
        switch (answer, write) {
        case (nil, _) where lastChange == nil:
            // The removed item was never on the server.
            return try object.remove(on: connection)
        // The removal can be undone.
        case (.accepted, .remove): object.markAsGone()
        case (nil, _): object.agreed = lastChange
        case (.accepted(let etag), _):
            (object.body, object.etag, object.item) = (body, etag, id)
            (object.agreed, object.problem) = (lastChange, nil)
            if case .create = write { return try object.saveAsNew(in: list, on: connection) }
        case (.outdated, _):
            // The next turn receives it.
            (object.etag, object.item) = (nil, id)
            object.body = object.body ?? []
        case (.refused(let problem), _):
            (object.item, object.agreed, object.problem) = (id, lastChange, problem.stored)
        case (.failed, _): return
        }
        try object.save(in: list, on: connection)
    }
}

extension OutgoingChange.Answer {
    /// `nil` for a refusal that says nothing about the item.
    init?(_ refusal: Refusal) {
        switch refusal {
        case .conflict, .missing: self = .outdated
        case .duplicate: self = .refused(.isDuplicate)
        case .inTrash: self = .refused(.isInTrash)
        case .rejected(let message): self = .refused(.refused(message: message))
        case .serverError(_, let message), .forbidden(let message): self = .failed(message)
        case .unsupported: self = .refused(.refused(message: nil))
        case .missingParent, .staleToken, .moved, .full, .unauthorized, .busy, .unreadable, .unreachable,
            .failed:
            return nil
        }
    }
}

/// Finds the changes to send to the server.
struct OutgoingItems {
    private let list: SyncedList
    private let codec: SyncCodec
    private let server: CalDAVCollection
    private let connection: Connection

    init(_ list: SyncedList, _ codec: SyncCodec, _ server: CalDAVCollection, _ connection: Connection) {
        (self.list, self.codec, self.server, self.connection) = (list, codec, server, connection)
    }

    /// Returns `nil` if the item can't be stored on the server.
    func change(of id: Int) throws(StoreError) -> OutgoingChange? {
        let known = try SyncedObject.of(item: id, in: list, on: connection)
        guard let item = try ItemRows.item(id, on: connection) else { return known.flatMap { removal(of: id, $0) } }
        let local = try SyncedItem.Local(item, known, codec, on: connection).version.item
        let lastChange = try SyncFacts.lastChange(to: id, on: connection)
        if let known, let body = known.body {
            var change = OutgoingChange(id: id, title: item.details.title, object: known, lastChange: lastChange)
            revise(&change, from: body) { (resource) throws(ForeignFileError) in
                try resource.revised(to: local, changed: item.changed, uid: uid)
            }
            return change
        }
        guard let member = server.member("\(item.uuid).ics") else { return nil }
        var object = known ?? SyncedObject(name: member.name, path: member.path)
        (object.name, object.path) = (member.name, member.path)
        let body =
            try occurrence(item, local)
            ?? TodoResource.calendar(of: local, created: item.created, changed: item.changed, uid: uid)
        return OutgoingChange(
            id: id,
            title: item.details.title,
            object: object,
            lastChange: lastChange,
            write: .create(member, body),
            body: body
        )
    }

    /// Returns the next occurrence of an item that was completed in the same change, with what other programs have added to
    /// that item.
    private func occurrence(_ item: Item, _ local: SharedItem) throws(StoreError) -> [UInt8]? {
        guard item.isRepeating,
            let completed = try SyncFacts.completedBefore(item, on: connection),
            let resource = codec.resource(try SyncedObject.of(item: completed, in: list, on: connection)?.body)
        else { return nil }
        return try? resource.next(local, created: item.created, changed: item.changed, codec.context, uid: uid)
    }

    /// Changes only the lines of the fields that changed.
    private func revise(
        _ change: inout OutgoingChange,
        from body: [UInt8],
        _ revised: (TodoResource) throws(ForeignFileError) -> [UInt8]?
    ) {
        let object = change.object
        guard !object.isUnreadable else { return change.answer = .refused(.unreadable) }
        // The body is unknown after a restore, for example, and has to be received first.
        guard let resource = codec.resource(body), let member = server.member(object.path) else {
            return change.answer = .outdated
        }
        let new: [UInt8]?
        do throws(ForeignFileError) {
            new = try revised(resource)
        } catch {
            return change.answer = .refused(.unreadable)
        }
        if object.isGone {
            (change.write, change.body) = (.create(member, new ?? body), new ?? body)
        } else if let new {
            guard let etag = object.etag.flatMap(ETag.init) else { return change.answer = .outdated }
            (change.write, change.body) = (.replace(member, new, etag: etag), new)
        }
    }

    private func removal(of id: Int, _ known: SyncedObject) -> OutgoingChange {
        let title = codec.base(of: known.body, completed: nil)?.details.title
        var change = OutgoingChange(id: id, title: title ?? "", object: known, lastChange: nil)
        guard let body = known.body, let member = server.member(known.path) else { return change }
        change.body = body
        if known.isUnreadable {
            change.answer = .refused(.unreadable)
        } else if let etag = known.etag.flatMap(ETag.init) {
            change.write = .remove(member, etag: etag)
        } else {
            change.answer = .outdated
        }
        return change
    }

    /// Returns the UID under which the server knows an item.
    private func uid(of uuid: ItemUUID) -> String {
        let item = try? SyncFacts.item(with: uuid, on: connection)
        let object = item.flatMap { try? SyncedObject.of(item: $0.id, in: list, on: connection) }
        let known = codec.resource(object?.body)?.uid ?? ""
        return known.isEmpty ? uuid.description : known
    }
}

extension SyncedObject {
    /// `true` if the server has a version that adder can't read, which it must not replace or remove.
    fileprivate var isUnreadable: Bool { problem == SyncProblem.unreadable.stored }
}
