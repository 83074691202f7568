import Almanac
import CalDAV
import DataStore
import Entities
import Responses
import TestKit
import Vocabulary

@testable import SyncList

/// A list that is synchronized with a fake server.
final class Home {
    let store: Store
    let time = MovableClock()
    let output = RecordedSync()
    private let interactor: SyncListInteractor
    private let folder: String?

    /// - Parameter folder: The folder of the list and its state; `nil` for a list in memory.
    init(_ server: FakeServer, folder: String? = nil, servers: FakeServers? = nil) {
        self.folder = folder
        let file = folder.map { StoreFile(path: "\($0)/list.db") }
        store = file.map { Store($0) } ?? Store()
        interactor = SyncListInteractor(
            dataManager: SyncListDataManager(
                store: store,
                clock: time,
                weekStart: .monday,
                state: file.flatMap { file in folder.map { SyncStateFile(of: file, in: "\($0)/state") } },
                servers: servers ?? FakeServers(server: server)
            ),
            clock: time
        )
        interactor.output = output
    }

    @discardableResult
    func sync(_ change: (inout SyncListRequest) -> Void = { _ in }) -> SyncListResponse? {
        var request = SyncListRequest(typed: "sync")
        request.address = SyncAddress(typed: "", url: FakeServers.url, user: nil)
        change(&request)
        output.clear()
        interactor.sync(request)
        return output.response
    }

    /// The end of the last complete sync, in nanoseconds since 1970.
    var lastSync: Int? {
        folder.flatMap { SyncStateFile(of: StoreFile(path: "\($0)/list.db"), in: "\($0)/state").lastSync }
    }

    func showStatus() -> SyncStatusResponse? {
        interactor.showStatus()
        return output.status
    }

    func forget() {
        interactor.forget()
    }
}

/// A clock that tests set.
final class MovableClock: Clock {
    var instant = Moment.saturday.instant
    /// The seconds by which the time of day differs from UTC.
    var offset = 0

    func now() -> Moment { Moment(utc: instant) }

    func moment(at instant: Instant) -> Moment {
        let local = Moment(utc: Instant(seconds: instant.seconds + offset))
        return Moment(instant: instant, today: local.today, time: local.time)
    }

    func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? { nil }
}

struct FakeServers: ServerConnecting {
    static let url = "https://dav.example.org\(FakeServer.list)"

    let server: FakeServer
    var found = [ServerList(url: url, name: "Tasks", isWritable: true)]
    var isAtAddress = true

    func lists(
        at address: SyncAddress,
        password: String?,
        creating name: String?
    ) throws(ServerFailure) -> FoundLists {
        let url = try ResourceURL.safe(address.url)
        if server.override?(Request(.propfind, url))?.head.status == 401 { throw .wrongPassword }
        let created = name.map { ServerList(url: address.url, name: $0, isWritable: true) }
        return FoundLists(
            found,
            isAtAddress: isAtAddress,
            created: FoundLists(found).named(name ?? "") == nil ? created : nil
        )
    }

    func collection(
        _ url: String,
        user: String?,
        password: String?
    ) throws(ServerFailure) -> CalDAVCollection {
        CalDAVCollection(try .safe(url), server)
    }
}

final class RecordedSync: SyncListInteractorOutput {
    private(set) var response: SyncListResponse?
    private(set) var failure: SyncListFailure?
    /// The response to the work done before the failure.
    private(set) var partial: SyncListResponse?
    private(set) var status: SyncStatusResponse?
    private(set) var removals: (count: Int, of: Int, recent: Int)?
    private(set) var removalsThere: (count: Int, of: Int)?
    private(set) var progress: [SyncProgress] = []
    /// The lists of which the user has to choose one.
    private(set) var lists: [ServerList] = []
    /// No sync was due.
    private(set) var isIdle = false

    func clear() {
        (response, failure, partial, removals, progress, isIdle) = (nil, nil, nil, nil, [], false)
        removalsThere = nil
    }

    func synced(_ response: SyncListResponse) { self.response = response }
    func isSyncing(_ progress: SyncProgress) { self.progress.append(progress) }
    func foundStatus(_ response: SyncStatusResponse) { status = response }
    func foundManyRemovals(_ removals: Int, of count: Int, after recent: Int) {
        self.removals = (removals, count, recent)
    }
    func foundLists(_ response: ServerListsResponse) { lists = response.lists }
    func foundManyRemovalsThere(_ removals: Int, of count: Int) { removalsThere = (removals, count) }
    func forgotServer(_ list: String) {}
    func foundNothingDue() { isIdle = true }
    func couldNotSync(_ failure: SyncListFailure, after response: SyncListResponse?) {
        (self.failure, partial) = (failure, response)
    }
}

extension ItemUUID {
    static let sample = ItemUUID(high: 1, low: 2)
}

extension SyncListRequest {
    /// `true` after the user agreed to everything.
    var isConfirmed: Bool {
        get { confirmed == Set(SyncConfirmation.allCases) }
        set { confirmed = newValue ? Set(SyncConfirmation.allCases) : [] }
    }
}

// MARK: - The list of a home

extension Home {
    /// Adds an item and returns its id.
    @discardableResult
    func add(_ details: ItemDetails) throws -> Int {
        time.instant = Instant(seconds: time.instant.seconds + 1)
        let instant = time.instant
        var random = SystemRandomNumberGenerator()
        let item = NewItem(uuid: ItemUUID(at: instant, using: &random), details: details, created: instant)
        return try store.change("add", at: instant) { connection throws(ListError) in
            try ItemRows.insert([item], on: connection)[0].id
        }
    }

    func change(_ id: Int, _ edit: (inout ItemDetails) -> Void) throws {
        try alter(id) { item, instant in
            var details = item.details
            edit(&details)
            return item.with(details, changed: instant)
        }
    }

    /// Completes an item in one change, as "done" does. A series moves on and leaves a copy.
    func complete(_ id: Int) throws {
        time.instant = Instant(seconds: time.instant.seconds + 1)
        let moment = time.moment(at: time.instant)
        try store.change("done", at: moment.instant) { connection throws(ListError) in
            guard let item = try ItemRows.item(id, on: connection) else { return }
            let copy = try SyncFacts.item(with: item.copyUUID(completedAt: moment), on: connection)
            let completion = ItemCompletion(of: item, at: moment, copy: copy)
            _ = try ListPlan(completing: [completion], at: moment.instant).perform(on: connection)
        }
    }

    func reopen(_ id: Int) throws {
        try alter(id) { item, instant in item.marked(completed: nil, changed: instant) }
    }

    private func alter(_ id: Int, _ edit: (Item, Instant) -> Item) throws {
        time.instant = Instant(seconds: time.instant.seconds + 1)
        let instant = time.instant
        try store.change("change", at: instant) { connection throws(ListError) in
            guard let item = try ItemRows.item(id, on: connection) else { return }
            try ItemRows.update(item, to: edit(item, instant), on: connection)
        }
    }

    func remove(_ id: Int) throws {
        time.instant = Instant(seconds: time.instant.seconds + 1)
        try store.change("remove", at: time.instant) { connection throws(ListError) in
            try ItemRows.remove([id], on: connection)
        }
    }

    func undo() throws {
        _ = try store.undo(at: time.instant)
    }

    var items: [Item] {
        get throws {
            try store.read { connection throws(ListError) in
                try ItemRows.items(where: nil, on: connection).sorted { $0.id < $1.id }
            }
        }
    }

    var titles: [String] {
        get throws { try items.map(\.details.title).sorted() }
    }

    /// The items as other lists have them.
    var shared: [ItemUUID: SharedItem] {
        get throws {
            let items = try items
            let uuids = [Int: ItemUUID](uniqueKeysWithValues: items.map { ($0.id, $0.uuid) })
            return [ItemUUID: SharedItem](
                uniqueKeysWithValues: items.map { ($0.uuid, SharedItem($0, uuids: uuids)) }
            )
        }
    }
}
