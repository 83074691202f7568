import Almanac
import CalDAV
import DataStore
import Entities
import Interchange
import Vocabulary

/// Loads and saves the sync state of this list, and connects it to its copy on a server.
final class SyncListDataManager: SyncListDataManaging {
    private let store: Store
    private let codec: SyncCodec
    private let clock: any Clock
    private let state: SyncStateFile?
    private let servers: any ServerConnecting

    init(
        store: Store,
        clock: any Clock,
        weekStart: Weekday,
        state: SyncStateFile? = nil,
        servers: any ServerConnecting
    ) {
        (self.store, self.clock, self.state, self.servers) = (store, clock, state, servers)
        codec = SyncCodec(ForeignContext(clock: clock, weeksStartOn: weekStart, zoneFiles: InputFile.zone))
    }

    func times() -> SyncTimes {
        SyncTimes(synced: state?.lastSync, changed: store.file?.lastWrite)
    }

    func list() throws(SyncListFailure) -> SyncedList? {
        try stored(store.syncedList)
    }

    func lock() throws(SyncListFailure) -> SyncLock {
        // Other commands must be able to write during requests.
        try stored { () throws(ListError) in try store.commitBatch() }
        switch try stored({ () throws(ListError) in try state?.lock() ?? .unlocked }) {
        case .isRunning: throw .isRunning
        case .locked(let generations, let pause): return SyncLock(generations: generations, pause: pause)
        case .unlocked: return SyncLock()
        }
    }

    func lists(
        at address: SyncAddress,
        password: String?,
        creating name: String?
    ) throws(SyncListFailure) -> FoundLists {
        try Result { () throws(ServerFailure) in
            try servers.lists(at: address, password: password, creating: name)
        }.mapError(SyncListFailure.server).get()
    }

    func connect(
        _ list: SyncedList,
        password: String?,
        typed: String,
        isConfirmed: Bool
    ) throws(SyncListFailure) -> any SyncListExchanging {
        let server = try Result { () throws(ServerFailure) in
            try servers.collection(list.url, user: list.user, password: password)
        }.mapError(SyncListFailure.server).get()
        let command = SyncFacts.recorded(typed, isConfirmed: isConfirmed)
        return SyncListExchangeDataManager(store, codec, clock, state, list, server, command: command)
    }

    func lastItem() throws(SyncListFailure) -> Int {
        try stored { () throws(ListError) in try store.read(SyncFacts.lastItem) }
    }

    func duplicates(newerThan item: Int) throws(SyncListFailure) -> [[ItemName]] {
        try stored { () throws(ListError) in
            try store.read { connection throws(ListError) in
                try SyncFacts.duplicates(newerThan: item, on: connection)
            }
        }
    }

    func pause(until end: Instant) throws(SyncListFailure) {
        try stored { () throws(ListError) in try state?.pause(until: end) }
    }

    func pause(_ block: SyncBlock) throws(SyncListFailure) {
        try stored { () throws(ListError) in try state?.pause(block) }
    }

    func stuck(in list: SyncedList) throws(SyncListFailure) -> [StuckItem] {
        try store.synced { connection throws(ListError) in
            try list.problems(on: connection) { codec.content(of: $0).base(completed: nil)?.details.title ?? "" }
                .map(StuckItem.init)
        }
    }

    func unread(in list: SyncedList) throws(SyncListFailure) -> [UnreadObject] {
        try store.synced { connection throws(ListError) in try list.unread(on: connection).map(UnreadObject.init) }
    }

    func status(of list: SyncedList, doneSince: Instant) throws(SyncListFailure) -> SyncedListStatus {
        let waiting = try store.synced { connection throws(ListError) in
            try list.changedItems(on: connection).count
                + list.newItems(doneSince: doneSince.seconds, on: connection).count
        }
        return SyncedListStatus(
            finished: state?.lastSync.map { Instant(seconds: $0 / 1_000_000_000) } ?? list.finished,
            pause: state?.knownPause,
            block: state?.knownBlock,
            waiting: waiting,
            stuck: try stuck(in: list),
            unread: try unread(in: list)
        )
    }

    func remove(_ list: SyncedList) throws(SyncListFailure) {
        try stored { () throws(ListError) in
            try store.writeSyncState { connection throws(ListError) in try list.forget(on: connection) }
        }
    }
}

// MARK: - Errors

func stored<Value>(_ body: () throws(ListError) -> Value) throws(SyncListFailure) -> Value {
    try Result(catching: body).mapError(SyncListFailure.list).get()
}

extension Store {
    /// Reads items and the sync state.
    func synced<Value>(_ body: (Connection) throws(ListError) -> Value) throws(SyncListFailure) -> Value {
        try stored { () throws(ListError) in try readSyncState(body) }
    }
}
