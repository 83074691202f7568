import Almanac
import CalDAV
import DataStore
import Entities
import Interchange
import Vocabulary

/// Exchanges items with the copy of this list on a server in batches. No transaction stays open during a request.
final class SyncListExchangeDataManager: SyncListExchanging {
    let store: Store
    let codec: SyncCodec
    let clock: any Clock
    let server: CalDAVCollection
    private let state: SyncStateFile?
    /// The command as it is recorded.
    private let command: String
    private(set) var list: SyncedList
    /// `true` after this sync has written.
    private var hasWritten = false
    /// The time of all changes to items, by which they are undone together.
    private var changeTime: Instant?
    /// `true` if the list's generation differs from the one that the last sync stored.
    private var isRestored = false
    var news = ServerChanges()
    /// The items to send.
    var queue: ArraySlice<Int> = []
    /// The items that the server has accepted since their dates were read.
    var sent: [Int] = []
    /// The items that the server has accepted in this sync, by the name of the object, with the ETags that it had before.
    var accepted: [[UInt8]: (item: ItemName, etag: String?)] = [:]
    /// Those of them that it doesn't have.
    var unstored: [ItemName] = []
    /// The time zone in which dates are read.
    private let zone: ZoneOffsets
    /// `true` if the last sync was made in another time zone, or by a program that read dates in another way.
    private(set) var isElsewhere: Bool

    init(
        _ store: Store,
        _ codec: SyncCodec,
        _ clock: any Clock,
        _ state: SyncStateFile?,
        _ list: SyncedList,
        _ server: CalDAVCollection,
        command: String
    ) {
        (self.store, self.codec, self.clock, self.state) = (store, codec, clock, state)
        var list = list
        // The items of the previous server have the times of the last sync with that.
        if list.finished == nil {
            list.zone = list.zone ?? (try? store.readSyncState(SyncedList.forgottenZone)).flatMap { $0 }
        }
        (self.list, self.server, self.command) = (list, server, command)
        let zone = ZoneOffsets(of: ClockZone(clock))
        self.zone = zone
        // The first sync reads all items in this time zone anyway.
        isElsewhere = list.zone.map { $0 != zone.text } ?? (list.finished != nil)
    }

    func startOver(isRestored: Bool) throws(SyncListFailure) {
        self.isRestored = isRestored
        // The calendars are forgotten next.
        try correctTimes()
        list = list.withoutVersions
        try write { (connection, list) throws(ListError) in try list.forgetVersions(on: connection) }
    }

    /// Writes times of this place into the list, and notes that.
    func arrive(_ body: (Connection, SyncedList) throws(ListError) -> Void) throws(SyncListFailure) {
        try write { (connection, list) throws(ListError) in
            try body(connection, list)
            var list = list
            list.zone = zone.text
            try list.save(on: connection)
        }
        list.zone = zone.text
        isElsewhere = false
    }

    func finish(at instant: Instant, examined: String?) throws(SyncListFailure) {
        if hasWritten || examined != nil {
            try change { list in
                list.finished = instant
                list.examined = unstored.isEmpty ? examined ?? list.examined : nil
            }
        }
        try stored { () throws(ListError) in try state?.finish(list.generation) }
    }
}

// MARK: - Writing

extension SyncListExchangeDataManager {
    /// Writes the sync state, and items if there is an instant. Throws if the list is not the one that the sync began with.
    /// The first time, it gets a new generation.
    func write(
        changingItemsAt instant: Instant? = nil,
        _ body: (Connection, SyncedList) throws(ListError) -> Void
    ) throws(SyncListFailure) {
        let list = list
        var next = list
        if !hasWritten {
            next.generation = Int.random(in: 1...Int.max)
            let generations = list.generations(before: next.generation, isRestored: isRestored)
            try stored { () throws(ListError) in try state?.announce(generations) }
        }
        var isReplaced = false
        func save(_ connection: Connection) throws(ListError) -> SyncedList {
            let known = try connection.hasSyncTables ? SyncedList.all(on: connection).first : nil
            isReplaced = list.isReplaced(by: known)
            if isReplaced { throw ListError(.unexpected, path: "", detail: .message("another list is there now")) }
            var saved = next
            // Received items may have to be sent again.
            if instant != nil { saved.examined = nil }
            if !isElsewhere { saved.zone = zone.text }
            if !hasWritten || saved != next { try saved.save(on: connection) }
            try body(connection, saved)
            return saved
        }
        do throws(ListError) {
            if let instant {
                if changeTime == nil {
                    changeTime = try store.readSyncState { connection throws(ListError) in
                        try SyncFacts.changeTime(at: instant, on: connection)
                    }
                }
                self.list = try store.synchronize(command, at: changeTime ?? instant, save)
            } else {
                self.list = try store.writeSyncState(save)
            }
        } catch {
            throw isReplaced ? .wasRestored : .list(error)
        }
        hasWritten = true
    }

    /// Changes the sync state of the list itself.
    func change(_ edit: (inout SyncedList) -> Void) throws(SyncListFailure) {
        edit(&list)
        try write { (connection, list) throws(ListError) in
            var list = list
            try list.save(on: connection)
        }
    }
}

// MARK: - Reading

extension SyncListExchangeDataManager {
    /// Returns an item with what decides how it is merged.
    /// - Parameter agreed: The number of the last change when the item and its object were equal.
    func local(_ item: Item, since agreed: Int?, on connection: Connection) throws(ListError) -> LocalItem {
        LocalItem(
            // A dry run corrects no times in the list.
            isElsewhere ? try corrected(item, on: connection) : item,
            uuids: try SyncFacts.uuids(of: item.details.references, on: connection),
            outside: try OutsideReferences.of(item: item.id, on: connection),
            history: try History.changes(of: item.id, since: agreed ?? 0, on: connection),
            undone: try SyncFacts.lastReplay(of: agreed.map { [$0] } ?? [], on: connection),
            lastChange: try SyncFacts.lastChange(to: item.id, on: connection)
        )
    }

    func save(_ change: ObjectChange, in list: SyncedList, on connection: Connection) throws(ListError) {
        switch change {
        case .remove(let object): try object.remove(on: connection)
        case .saveAsNew(var object): try object.saveAsNew(in: list, on: connection)
        case .save(var object, let merged, let isAgreed):
            if object.problem != nil { object.refused = object.refused ?? clock.now().instant }
            if let merged, let id = object.item {
                try OutsideReferences.replace(of: id, with: try missing(merged, id, connection), on: connection)
                if isAgreed { object.agreed = try SyncFacts.lastChange(to: id, on: connection) }
            }
            try object.save(in: list, on: connection)
        }
    }

    private func missing(
        _ merged: SharedItem,
        _ id: Int,
        _ connection: Connection
    ) throws(ListError) -> [WantedReference] {
        guard merged.parent != nil || !merged.needs.isEmpty, let item = try ItemRows.item(id, on: connection) else {
            return []
        }
        return merged.references(
            missingIn: item,
            uuids: try SyncFacts.uuids(of: item.details.references, on: connection)
        )
    }
}

/// Translates between items and the calendars of servers.
struct SyncCodec {
    private let context: ForeignContext

    init(_ context: ForeignContext) {
        self.context = context
    }

    /// Returns the codec for the times of another place.
    func on(_ clock: any Clock) -> SyncCodec {
        SyncCodec(ForeignContext(clock: clock, zoneFiles: context.zoneFiles))
    }

    func content(of body: [UInt8]) -> CalendarContent {
        do throws(ForeignFileError) {
            return try resource(body).map { .item(RemoteVersion($0.item)) } ?? .other
        } catch {
            return .unreadable
        }
    }

    /// Returns whether all lines of two calendars say the same.
    func areEqual(_ left: [UInt8], _ right: [UInt8], withReferences: Bool = true) -> Bool {
        guard let left = try? resource(left), let right = try? resource(right) else { return false }
        return left.hasSameLines(as: right, withReferences: withReferences)
    }

    /// Returns `nil` if the calendar has no item.
    func resource(_ body: [UInt8]) throws(ForeignFileError) -> TodoResource? {
        // A single occurrence of a repeating item is not an item of its own.
        guard let resource = try TodoResource(body, context), !resource.isOccurrence else { return nil }
        return resource
    }
}
