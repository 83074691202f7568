import Almanac
import CalDAV
import DataStore
import Entities
import Interchange
import Vocabulary

/// Synchronizes this list with its copy on a server in batches. No transaction stays open during a request.
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
    /// `true` if the list's generation differs from the one that the last sync stored.
    private var isRestored = false
    var news = ServerSurvey()
    /// The last item before the first sync; `nil` in later ones.
    private var lastItem: Int?
    /// The state of the record of changes, if the server has all changes.
    var examined: String?
    /// The items to send.
    var queue: ArraySlice<Int> = []

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
        (hasWritten, isRestored, examined) = (false, false, nil)
        // Other commands must be able to write during requests.
        try stored { () throws(ListError) in try store.commitBatch() }
        guard try !lists().isEmpty || request.address != nil else { throw .notSetUp }
        let (generations, pause) = try lock()
        // Too many attempts with a wrong password lock users out.
        if request.isQuiet, let pause, pause > clock.now().instant {
            throw .server(.busy(until: clock.moment(at: pause)))
        }
        var list: SyncedList
        if let known = try lists().first {
            if request.newList != nil || request.address.map({ !known.isAt($0) }) == true {
                throw .alreadySetUp(url: known.url)
            }
            list = known
        } else {
            guard let address = request.address else { throw .notSetUp }
            switch try servers.findList(address, request) {
            case .ready(let name): list = SyncedList(url: name.url, user: address.user, name: name.name)
            case .mustChoose(let lists): return .mustChoose(lists)
            }
        }
        self.list = list
        lastItem = try list.finished == nil ? lastStoredItem() : nil
        if let generations, list.generation > 0, !generations.contains(list.generation) {
            guard request.confirmed.contains(.merge), !request.isDryRun else { throw .wasRestored }
            isRestored = true
        }
        if isRestored || request.keepsAll {
            try forgetVersions()
            list = self.list ?? list
        }
        server = try servers.connect(list.url, user: list.user, request)
        return .ready(list.displayName)
    }

    private func lastStoredItem() throws(SyncListFailure) -> Int {
        try stored { () throws(ListError) in try store.query(SyncFacts.lastItem) }
    }

    func duplicates() throws(SyncListFailure) -> [[ItemName]] {
        guard let lastItem else { return [] }
        return try stored { () throws(ListError) in
            try store.query { connection throws(StoreError) in
                try SyncFacts.duplicates(newerThan: lastItem, on: connection)
            }
        }
    }

    /// Keeps out other syncs, and returns the generations that the list can have; `nil` for a list in memory.
    private func lock() throws(SyncListFailure) -> (generations: Set<Int>?, pause: Instant?) {
        switch try stored({ () throws(ListError) in try state?.lock() ?? .unlocked }) {
        case .isRunning: throw .isRunning
        case .locked(let generations, let pause): (generations, pause)
        case .unlocked: (nil, nil)
        }
    }

    /// Makes the next merge treat all items as new in both places, so that none is removed.
    private func forgetVersions() throws(SyncListFailure) {
        guard var list else { return }
        (list.token, list.ctag, list.listed, list.examined) = (nil, nil, nil, nil)
        self.list = list
        try note { (connection, list) throws(StoreError) in try list.forgetVersions(on: connection) }
    }

    func forget() throws(SyncListFailure) -> SyncedListName {
        guard try !lists().isEmpty else { throw .notSetUp }
        _ = try lock()
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
        if hasWritten || examined != nil {
            try change { ($0.finished, $0.examined) = (instant, examined ?? $0.examined) }
        }
        if let list { try stored { () throws(ListError) in try state?.finish(list.generation) } }
    }

    func times() -> SyncTimes {
        SyncTimes(synced: state?.lastSync, changed: store.file?.lastWrite)
    }

    var hasServer: Bool {
        // The sync itself reports a list that can't be read.
        if case .success(let lists) = Result(catching: lists) { !lists.isEmpty } else { true }
    }

    func pause(until end: Instant) throws(SyncListFailure) {
        try stored { () throws(ListError) in try state?.pause(until: end) }
    }

    func stuck() throws(SyncListFailure) -> [StuckItem] {
        guard let list else { return [] }
        return try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in try list.problems(on: connection).map(StuckItem.init) }
        }
    }

    func status() throws(SyncListFailure) -> SyncedListStatus {
        guard let list = try lists().first else { throw .notSetUp }
        let (waiting, problems) = try stored { () throws(ListError) in
            try store.recall { connection throws(StoreError) in
                let since = clock.now().instant.seconds - SyncListRequest.doneDays * 86_400
                let count =
                    try list.changedItems(on: connection).count + list.newItems(doneSince: since, on: connection).count
                return (count, try list.problems(on: connection))
            }
        }
        return SyncedListStatus(
            list: list.displayName,
            finished: state?.lastSync.map { Instant(seconds: $0 / 1_000_000_000) } ?? list.finished,
            pause: state?.knownPause,
            waiting: waiting,
            stuck: problems.map(StuckItem.init)
        )
    }
}

extension StuckItem {
    fileprivate init(_ item: ItemName, reason: String) {
        self.init(item: item, problem: SyncProblem(stored: reason))
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

    /// Writes the sync state.
    func note(_ body: (Connection, SyncedList) throws(StoreError) -> Void) throws(SyncListFailure) {
        try write(changingItemsAt: nil, body)
    }

    /// Changes items and writes the sync state.
    func synchronize(
        at instant: Instant,
        _ body: (Connection, SyncedList) throws(StoreError) -> Void
    ) throws(SyncListFailure) {
        try write(changingItemsAt: instant, body)
    }

    /// Writes only if the list is the one that the sync began with. The first time, it gets a new generation.
    private func write(
        changingItemsAt instant: Instant?,
        _ body: (Connection, SyncedList) throws(StoreError) -> Void
    ) throws(SyncListFailure) {
        guard let list else { throw .notSetUp }
        var next = list
        if !hasWritten {
            next.generation = Int.random(in: 1...Int.max)
            // A list that was restored is still recognized if adder is killed now.
            let generations = (isRestored ? [] : [list.generation]) + [next.generation]
            try stored { () throws(ListError) in try state?.announce(generations) }
        }
        var isReplaced = false
        func save(_ connection: Connection) throws(StoreError) -> SyncedList {
            let known = try connection.hasSyncTables ? SyncedList.all(on: connection).first : nil
            isReplaced = (known?.generation ?? 0) != list.generation
            if isReplaced { throw StoreError(.unexpected, message: "another list is there now", path: "") }
            var saved = next
            // Received items may have to be sent again.
            if instant != nil { saved.examined = nil }
            if !hasWritten || saved != next { try saved.save(on: connection) }
            try body(connection, saved)
            return saved
        }
        do throws(ListError) {
            if let instant {
                self.list = try store.synchronize(recordedCommand, at: instant, save)
            } else {
                self.list = try store.note(save)
            }
        } catch {
            throw isReplaced ? .wasRestored : .list(error)
        }
        hasWritten = true
    }

    private var recordedCommand: String {
        let isComplete =
            !request.confirmed.contains(.removals)
            || request.typed.split(separator: " ").contains(SyncFacts.confirmation)
        return request.typed + (isComplete ? "" : " \(SyncFacts.confirmation)")
    }

    /// Changes the sync state of the list itself.
    func change(_ edit: (inout SyncedList) -> Void) throws(SyncListFailure) {
        guard var list else { return }
        edit(&list)
        self.list = list
        try note { (connection, list) throws(StoreError) in
            var list = list
            try list.save(on: connection)
        }
    }
}

extension SyncedList {
    var displayName: SyncedListName { SyncedListName(url: url, name: name ?? url) }

    /// `true` if the list is the one at the address, or one of those that were found there.
    fileprivate func isAt(_ address: SyncAddress) -> Bool {
        let folder = address.url.hasSuffix("/") ? address.url : address.url + "/"
        return "\(url)/".hasPrefix(folder) && (address.user == nil || address.user == user)
    }
}
