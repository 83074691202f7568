import Almanac
import CalDAV
import DataStore
import Entities
import Interchange
import Vocabulary

/// Keeps this list and its copy on a server: a portion at a time, and never with the network in a transaction.
final class SyncListDataManager: SyncListDataManaging {
    let store: Store
    let codec: SyncCodec
    let clock: any Clock
    private let servers: any ServerConnecting
    private let state: SyncStateFile?
    private(set) var request = SyncListRequest(typed: "")
    private(set) var list: SyncedList?
    private(set) var server: CalDAVCollection?
    /// `true` after this sync has written.
    private var hasWritten = false
    var news = ServerSurvey()
    /// The items to send.
    var queue: ArraySlice<Int> = []
    /// The ids of the objects that this sync has created.
    var sent: Set<Int> = []

    init(
        store: Store,
        clock: any Clock,
        context: ForeignContext,
        state: SyncStateFile? = nil,
        servers: any ServerConnecting
    ) {
        (self.store, self.clock, self.state, self.servers) = (store, clock, state, servers)
        codec = SyncCodec(context)
    }

    func begin(_ request: SyncListRequest) throws(SyncListFailure) -> SyncStart {
        self.request = request
        (hasWritten, sent) = (false, [])
        var list: SyncedList
        if let known = try lists().first {
            if let address = request.address, address.url != known.url { throw .alreadySetUp(url: known.url) }
            list = known
        } else {
            guard let address = request.address else { throw .notSetUp }
            switch try servers.findList(address, request) {
            case .ready(let name): list = SyncedList(url: name.url, user: address.user, name: name.name)
            case .mustChoose(let lists): return .mustChoose(lists)
            }
        }
        let known = try stored { () throws(ListError) in try state?.lock() ?? .unlocked }
        switch known {
        case .isRunning: throw .isRunning
        case .locked(let generations) where list.generation > 0 && !generations.contains(list.generation):
            guard request.isConfirmed else { throw .wasRestored }
            self.list = list
            try forgetVersions()
            list = self.list ?? list
        case .locked, .unlocked: break
        }
        self.list = list
        server = try servers.connect(list.url, user: list.user, request)
        return .ready(list.displayName)
    }

    /// Makes the next merge treat all items as new in both places, so that none is removed.
    private func forgetVersions() throws(SyncListFailure) {
        try note { (connection, list) throws(StoreError) in try list.forgetVersions(on: connection) }
        try change { ($0.token, $0.ctag, $0.listed) = (nil, nil, nil) }
    }

    func forget() throws(SyncListFailure) -> SyncedListName {
        guard let list = try lists().first else { throw .notSetUp }
        try stored { () throws(ListError) in
            try store.note { connection throws(StoreError) in try list.remove(on: connection) }
        }
        return list.displayName
    }

    private func lists() throws(SyncListFailure) -> [SyncedList] {
        try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in try SyncedList.all(on: connection) }
        }
    }

    func finish(at instant: Instant) throws(SyncListFailure) {
        if hasWritten {
            try change { $0.finished = instant }
        }
        if let list { try stored { () throws(ListError) in try state?.finish(list.generation) } }
    }

    func status() throws(SyncListFailure) -> SyncedListStatus {
        guard let list = try lists().first else { throw .notSetUp }
        let (waiting, troubles) = try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in
                let since = clock.now().instant.seconds - SyncListRequest.doneDays * 86_400
                let count =
                    try list.changedItems(on: connection).count + list.newItems(doneSince: since, on: connection).count
                return (count, try list.troubles(on: connection))
            }
        }
        return SyncedListStatus(
            list: list.displayName,
            finished: list.finished,
            waiting: waiting,
            stuck: troubles.map { StuckItem(item: $0.item, trouble: SyncTrouble(stored: $0.reason)) }
        )
    }
}

// MARK: - Writing

extension SyncListDataManager {
    func stored<Value>(_ body: () throws(ListError) -> Value) throws(SyncListFailure) -> Value {
        do throws(ListError) {
            return try body()
        } catch {
            throw .list(error)
        }
    }

    /// Writes what is known about the server, and notes it in the list first if it is the first time in this sync.
    func note(_ body: (Connection, SyncedList) throws(StoreError) -> Void) throws(SyncListFailure) {
        try announce()
        try stored { () throws(ListError) in
            try store.note { connection throws(StoreError) in try body(connection, try saved(on: connection)) }
        }
    }

    /// Changes items, and writes what is known about the server.
    func synchronize(
        at instant: Instant,
        _ body: (Connection, SyncedList) throws(StoreError) -> Void
    ) throws(SyncListFailure) {
        try announce()
        do {
            try store.synchronize(request.typed, at: instant) { connection throws(StoreError) in
                try body(connection, try saved(on: connection))
            }
        } catch {
            throw .list(error.listError)
        }
    }

    /// Changes the list's own facts.
    func change(_ edit: (inout SyncedList) -> Void) throws(SyncListFailure) {
        guard var list else { return }
        edit(&list)
        try note { (connection, _) throws(StoreError) in
            list.generation = max(list.generation, self.list?.generation ?? 0)
            try list.save(on: connection)
        }
        self.list = list
    }

    /// Keeps a list that is restored later from being taken for this one.
    private func announce() throws(SyncListFailure) {
        guard !hasWritten, let list else { return }
        try stored { () throws(ListError) in try state?.announce(list.generation, next: list.generation + 1) }
    }

    private func saved(on connection: Connection) throws(StoreError) -> SyncedList {
        guard var list else { throw StoreError(.unexpected, message: "no list is open", path: "") }
        if !hasWritten {
            list.generation += 1
            try list.save(on: connection)
            self.list = list
            hasWritten = true
        }
        return list
    }
}

extension SyncedList {
    var displayName: SyncedListName { SyncedListName(url: url, name: name ?? url) }
}
