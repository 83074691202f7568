import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DiagnoseList

struct CheckedSyncTests {
    private let fixture = DiagnoseListFixture()

    init() {
        fixture.changeContents { $0.server = CheckedServer(list: "Tasks") }
    }

    private var found: [DiagnoseListFinding] {
        fixture.findings().filter { if case .sync = $0.fact { true } else { false } }
    }

    @Test func `a list without a server is not examined further`() {
        fixture.changeContents { $0.server = nil }

        #expect(found.isEmpty && fixture.dataManager.passwordPaths.isEmpty)
    }

    @Test func `the last sync is reported with the version of curl`() {
        #expect(found == [.ok(.sync(.complete(list: "Tasks", .saturday, curl: "8.5.0")))])
    }

    @Test func `an incomplete sync and refused items are notes`() {
        fixture.dataManager.syncValues.lastSync = nil
        fixture.changeContents { $0.server = CheckedServer(list: "Tasks", refused: [3, 5]) }

        #expect(found == [.note(.sync(.incomplete(list: "Tasks"))), .note(.sync(.refused([3, 5])))])
    }

    @Test func `a pause that the server asked for is named until it is over`() {
        fixture.dataManager.syncValues.lastSync = nil
        fixture.dataManager.syncValues.pause = Instant(seconds: Moment.saturday.instant.seconds + 600)
        #expect(found.map(\.fact).contains { if case .sync(.paused(list: "Tasks", _)) = $0 { true } else { false } })

        fixture.dataManager.syncValues.pause = Moment.saturday.instant
        #expect(found == [.note(.sync(.incomplete(list: "Tasks")))])
    }

    @Test(
        arguments: [
            (nil, DiagnoseListFact.Sync.noCurl), ("7.75.0", .oldCurl("7.75.0")), ("7.76.0", nil), ("8.0.1", nil),
            ("", .oldCurl("")),
        ] as [(String?, DiagnoseListFact.Sync?)]
    )
    func `curl has to be new enough`(version: String?, problem: DiagnoseListFact.Sync?) {
        fixture.dataManager.syncValues.curlVersion = version

        #expect(found.filter { $0.grade == .problem } == (problem.map { [.problem(.sync($0))] } ?? []))
    }

    @Test(
        arguments: [
            (nil, DiagnoseListFact.Sync.noPassword(path: "/p")), (file("/p"), nil),
            (file("/p", mode: 0o640), .openPassword(path: "/p", mode: 0o640)),
            (file("/p", isOwnedByUser: false), .foreignPassword(path: "/p")),
        ] as [(FileFacts?, DiagnoseListFact.Sync?)]
    )
    func `the file with the password is private`(facts: FileFacts?, problem: DiagnoseListFact.Sync?) {
        fixture.dataManager.syncValues.passwordPath = "/p"
        fixture.dataManager.syncValues.passwordFile = facts

        #expect(found.filter { $0.grade == .problem } == (problem.map { [.problem(.sync($0))] } ?? []))
    }

    @Test func `a file is not examined if a program prints the password`() {
        _ = fixture.findings()
        fixture.dataManager.environmentValues = defaultEnvironment(.success("sync.password-file = /p"))
        _ = fixture.findings()
        fixture.dataManager.environmentValues = defaultEnvironment(
            .success("sync.password-file = /p\nsync.password-command = pass x")
        )
        _ = fixture.findings()

        #expect(fixture.dataManager.passwordPaths == [nil, "/p", nil])
    }
}
