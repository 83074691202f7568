import Entities
import TestKit
import Testing

@testable import DiagnoseList

struct CheckedFilesTests {
    private let fixture = DiagnoseListFixture()

    @Test func `access by other users is a note`() {
        fixture.dataManager.list = file("/lists/adder.db", mode: 0o644, isOwnedByUser: false)
        fixture.dataManager.modes["2026-11-20"] = 0o620

        #expect(
            fixture.issues == [
                .note(.permissions(.foreignOwner(path: "/lists/adder.db"))),
                .note(.permissions(.open(path: "/lists/adder.db", mode: 0o644))),
                .note(.permissions(.open(path: "/lists/adder.db.2026-11-20", mode: 0o620))),
            ]
        )
    }

    @Test func `a read-only list or folder is a problem`() {
        fixture.dataManager.folder = FileFacts(
            path: "/lists/",
            bytes: 0,
            mode: 0o500,
            isOwnedByUser: true,
            isWritable: false
        )
        #expect(fixture.issues == [.problem(.permissions(.readOnly(path: "/lists/")))])

        fixture.dataManager.list = file("/lists/adder.db", isWritable: false)
        #expect(fixture.issues == [.problem(.permissions(.readOnly(path: "/lists/adder.db")))])
    }

    @Test func `a second name of the list is a problem`() {
        fixture.dataManager.list = FileFacts(
            path: "/lists/adder.db",
            bytes: 86_000,
            mode: 0o600,
            isOwnedByUser: true,
            isWritable: true,
            nameCount: 2
        )

        #expect(fixture.issues == [.problem(.permissions(.linked(path: "/lists/adder.db", names: 2)))])
    }

    @Test(arguments: [
        (1_172_000, nil), (1_171_999, DiagnoseListFinding.Grade.note), (200_000, .note), (199_999, .problem),
    ])
    func `low disk space is a note, and hardly any is a problem`(
        free: Int,
        grade: DiagnoseListFinding.Grade?
    ) {
        fixture.dataManager.disk = DiskFacts(freeBytes: free, kind: .local)

        let fact = DiagnoseListFact.disk(.lowSpace(bytes: free, needed: 1_172_000))
        #expect(fixture.issues == (grade.map { [DiagnoseListFinding(grade: $0, fact: fact)] } ?? []))
    }

    private static let folders: [(Int, DiagnoseListFact.Permissions?)] = [
        (0o755, nil),
        (0o1777, .sharedFolder(path: "/lists/", mode: 0o1777)),
        (0o775, .openFolder(path: "/lists/", mode: 0o775)),
        (0o702, .openFolder(path: "/lists/", mode: 0o702)),
    ]

    @Test(arguments: folders)
    func `a folder writable by others is a note`(mode: Int, fact: DiagnoseListFact.Permissions?) {
        fixture.dataManager.folder = FileFacts(
            path: "/lists/",
            bytes: 0,
            mode: mode,
            isOwnedByUser: true,
            isWritable: true
        )

        #expect(fixture.issues == (fact.map { [.note(.permissions($0))] } ?? []))
    }

    @Test(arguments: [
        (DiskFacts.Kind.network, DiagnoseListFact.Disk.network(path: "/lists/adder.db")),
        (.userSpace, .userSpace(path: "/lists/adder.db")),
    ])
    func `a file system that may be remote is a note`(kind: DiskFacts.Kind, fact: DiagnoseListFact.Disk) {
        fixture.dataManager.disk = DiskFacts(freeBytes: 1_000_000_000, kind: kind)

        #expect(fixture.issues == [.note(.disk(fact))])
    }

    @Test func `pages of edit in the temporary folder are a note`() {
        fixture.dataManager.pages = ["/tmp/adder-a1B2c3.txt"]

        #expect(fixture.issues == [.note(.pages(.init(paths: ["/tmp/adder-a1B2c3.txt"])))])
    }

    @Test(arguments: [(nil, true), ("backup = never", false)])
    func `a list without backups is a note`(settings: String?, isDaily: Bool) {
        fixture.dataManager.copies = []
        fixture.dataManager.environmentValues = defaultEnvironment(.success(settings))

        #expect(fixture.issues == [.note(.backups(.none(isDaily: isDaily)))])
    }

    @Test func `an unreadable backup doesn't count`() {
        fixture.dataManager.copies = [.sample("2026-11-21", items: nil), .sample("2026-11-20")]

        #expect(fixture.issues == [.note(.backups(.unreadable(.sample("2026-11-21", items: nil))))])
        #expect(fixture.findings().contains(.ok(.backups(.some(count: 1, newest: .sample("2026-11-20"))))))
    }
}
