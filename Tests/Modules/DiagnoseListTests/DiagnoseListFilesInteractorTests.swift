import Entities
import Testing

@testable import DiagnoseList

struct DiagnoseListFilesInteractorTests {
    private let practice = Practice()

    @Test func `whoever else can use the list or a copy of it is worth a look`() {
        practice.dataManager.list = file("/lists/adder.db", mode: 0o644, isOwn: false)
        practice.dataManager.modes["2026-11-20"] = 0o620

        #expect(
            practice.bad == [
                .remark(.permissions(.foreignOwner(path: "/lists/adder.db"))),
                .remark(.permissions(.open(path: "/lists/adder.db", mode: 0o644))),
                .remark(.permissions(.open(path: "/lists/adder.db.2026-11-20", mode: 0o620))),
            ]
        )
    }

    @Test func `a list that cannot be written is wrong, and so is its folder`() {
        practice.dataManager.folder = FileFacts(path: "/lists/", bytes: 0, mode: 0o500, isOwn: true, isWritable: false)
        #expect(practice.bad == [.trouble(.permissions(.readOnly(path: "/lists/")))])

        practice.dataManager.list = file("/lists/adder.db", isWritable: false)
        #expect(practice.bad == [.trouble(.permissions(.readOnly(path: "/lists/adder.db")))])
    }

    @Test(arguments: [
        (1_172_000, nil), (1_171_999, DiagnoseListFinding.Grade.remark), (200_000, .remark), (199_999, .trouble),
    ])
    func `room for the list twice is enough, and next to none is wrong`(
        free: Int,
        grade: DiagnoseListFinding.Grade?
    ) {
        practice.dataManager.disk = DiskFacts(freeBytes: free, isRemote: false)

        let fact = DiagnoseListFact.disk(.littleRoom(bytes: free, wanted: 1_172_000))
        #expect(practice.bad == (grade.map { [DiagnoseListFinding(grade: $0, fact: fact)] } ?? []))
    }

    @Test(arguments: [(0o755, false), (0o1777, false), (0o775, true), (0o702, true)])
    func `a folder to which others may write is worth a look, unless only owners remove`(mode: Int, isOpen: Bool) {
        practice.dataManager.folder = FileFacts(path: "/lists/", bytes: 0, mode: mode, isOwn: true, isWritable: true)

        #expect(practice.bad == (isOpen ? [.remark(.permissions(.openFolder(path: "/lists/", mode: mode)))] : []))
    }

    @Test func `the disk of another machine is worth a look`() {
        practice.dataManager.disk = DiskFacts(freeBytes: 1_000_000_000, isRemote: true)

        #expect(practice.bad == [.remark(.disk(.remote(path: "/lists/adder.db")))])
    }

    @Test(arguments: [(nil, true), ("backup = never", false)])
    func `a list without a copy is worth a look`(settings: String?, isDaily: Bool) {
        practice.dataManager.copies = []
        practice.dataManager.said = usualEnvironment(.success(settings))

        #expect(practice.bad == [.remark(.backups(.none(isDaily: isDaily)))])
    }

    @Test func `a copy that cannot be read does not count`() {
        practice.dataManager.copies = [backup("2026-11-21", items: nil), backup("2026-11-20")]

        #expect(practice.bad == [.remark(.backups(.unreadable(summary("2026-11-21", items: nil))))])
        #expect(practice.findings().contains(.well(.backups(.some(count: 1, newest: summary("2026-11-20"))))))
    }
}
