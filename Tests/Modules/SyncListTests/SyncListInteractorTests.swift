import Almanac
import CalDAV
import DataStore
import Entities
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListInteractorTests {
    private let server = FakeServer()
    private let here: Home
    private let there: Home

    init() {
        here = Home(server)
        there = Home(server)
    }

    private func syncAll() {
        for home in [here, there, here] { home.sync() }
    }

    @Test func `items that seem to have been in both places before the first sync are listed`() throws {
        let due = Due(day: .saturday)
        for home in [here, there] {
            try home.add(ItemDetails(title: "Pay rent", due: due))
            try home.add(ItemDetails(title: "Swim", due: home === here ? due : nil))
        }
        here.sync()

        let first = there.sync()
        try there.add(ItemDetails(title: "Pay rent", due: due))
        here.sync()
        let second = there.sync()

        #expect(first?.duplicates == [[ItemName(id: 1, title: "Pay rent"), ItemName(id: 3, title: "Pay rent")]])
        #expect(second?.duplicates == [] && here.sync()?.duplicates == [])
    }

    @Test(
        arguments: [
            ([true], true, nil, true), ([true, false], true, nil, true), ([false], true, nil, false),
            ([true, true], true, nil, false), ([true], false, nil, false), ([], true, nil, false),
            ([true, true], true, "New", true),
        ] as [([Bool], Bool, String?, Bool)]
    )
    func `the only list that can be written is taken, or a new one`(
        areWritable: [Bool],
        isAtAddress: Bool,
        newList: String?,
        isTaken: Bool
    ) {
        var servers = FakeServers(server: server)
        servers.found = areWritable.map { ServerList(url: FakeServers.url, name: "Tasks", isWritable: $0) }
        servers.isAtAddress = isAtAddress
        let home = Home(server, servers: servers)

        let response = home.sync { $0.newList = newList }

        #expect(response?.list == (isTaken ? newList ?? "Tasks" : nil))
        #expect(home.output.lists == (isTaken ? [] : servers.found) && home.output.failure == nil)
    }

    @Test func `a list that exists is not created`() {
        here.sync { $0.newList = "tasks" }

        let list = ServerList(url: FakeServers.url, name: "Tasks", isWritable: true)
        #expect(here.output.failure == .listExists(list, user: nil))
    }

    @Test func `a sync that is not due does nothing`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        home.sync { $0.waitsUntilDue = true }
        #expect(home.output.isIdle && server.requests.isEmpty)

        home.sync()
        home.time.instant = Instant(seconds: (home.lastSync ?? 0) / 1_000_000_000)
        home.sync { $0.waitsUntilDue = true }
        #expect(home.output.isIdle && home.output.response == nil)
        home.time.instant = Instant(seconds: home.time.instant.seconds + 60)
        home.sync { $0.waitsUntilDue = true }
        #expect(!home.output.isIdle && home.output.response != nil)
    }

    @Test func `automatic syncs wait as long as the server asks, but manual syncs don't`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        home.sync()
        server.quota = 0
        home.sync()
        let requests = server.requests.count

        home.sync { $0.isAutomatic = true }
        #expect(server.requests.count == requests && home.output.failure != nil)
        home.sync()
        #expect(server.requests.count > requests)
        server.quota = .max
        home.time.instant = Instant(seconds: home.time.instant.seconds + 121)
        #expect(home.sync { $0.isAutomatic = true } != nil)
    }

    @Test func `after a rejected password, automatic syncs pause until a manual sync`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        home.sync()
        server.override = { _ in Answer(401) }
        home.sync { $0.isAutomatic = true }
        server.override = nil

        home.time.instant = Instant(seconds: home.time.instant.seconds + 100_000)
        #expect(home.sync { $0.isAutomatic = true } == nil)
        #expect(home.showStatus()?.pause == .blocked(.denied))
        #expect(home.sync() != nil && home.showStatus()?.pause == nil)
        #expect(home.sync() != nil && home.sync { $0.isAutomatic = true } != nil)
    }

    @Test func `automatic syncs wait for the user if the list is gone`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        home.sync()
        server.override = { _ in Answer(404) }
        home.sync { $0.isAutomatic = true }
        server.override = nil

        #expect(home.showStatus()?.pause == .blocked(.missingList))
        #expect(home.sync { $0.isAutomatic = true } == nil)
        #expect(home.sync() != nil && home.showStatus()?.pause == nil)
    }

    @Test func `automatic syncs wait for the user if many items would be removed`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        for number in 1...20 { try home.add(ItemDetails(title: "Item \(number)")) }
        home.sync()
        for name in server.items.keys { server.remove(name) }
        home.sync { $0.isAutomatic = true }

        #expect(home.output.removals?.count == 20)
        #expect(home.showStatus()?.pause == .blocked(.removals))
        let requests = server.requests.count
        home.sync { $0.isAutomatic = true }
        #expect(server.requests.count == requests)
        home.sync { $0.isConfirmed = true }
        #expect(home.showStatus()?.pause == nil)
        #expect(try home.items.isEmpty)
    }

    @Test func `a password that is rejected in the first sync is not tried again by automatic syncs`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        var attempts = 0
        server.override = { _ in
            attempts += 1
            return Answer(401)
        }

        for _ in 1...2 { home.sync { $0.isAutomatic = true } }
        #expect(attempts == 1)
        home.sync()
        #expect(attempts == 2 && home.output.failure == .server(.wrongPassword))
    }

    @Test func `the status after a first sync with a wrong password shows the pause and no last sync`() throws {
        let folder = try TemporaryFolder()
        let home = Home(server, folder: folder.path)
        try home.store.writeSyncState { connection throws(ListError) in
            var list = SyncedList(url: FakeServers.url)
            try list.save(on: connection)
        }
        server.override = { _ in Answer(401) }

        home.sync()

        #expect(home.showStatus()?.pause == .blocked(.denied) && home.showStatus()?.finished == nil)
        let requests = server.requests.count
        home.sync { $0.isAutomatic = true }
        #expect(server.requests.count == requests)
    }
}
