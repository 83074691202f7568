import Almanac
import Boundary
import Presentation
import TestKit
import Testing

@testable import RestoreList

struct RestoreListPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: RestoreListPresenter

    init() {
        presenter = RestoreListPresenter(view: view, interactor: interactor, calendar: CalendarWords())
        presenter.delegate = delegate
    }

    private func doubt(items: Int?) -> RestoreListDoubt {
        RestoreListDoubt(backup: summary("2026-11-20"), items: items, today: today)
    }

    @Test(arguments: [(14, " (14 items)"), (nil, ", which cannot be read")])
    func `the question says what would take the place of what, and a yes does it`(items: Int?, now: String) {
        presenter.foundBackupToConfirm(doubt(items: items))
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(
            view.shown == [.question("Put 2026-11-20 (yesterday, 12 items) in the place of your list\(now)?")]
        )
        let path = "/lists/adder.db.backup-2026-11-20"
        #expect(interactor.requests == [RestoreListRequest(.restore(path, day: nil, isConfirmed: true))])
    }

    @Test func `whatever is no yes leaves the list alone, and the delegate knows`() {
        for answer in [Consent.no, .interrupted, .nobodyThere] {
            presenter.foundBackupToConfirm(doubt(items: 1))
            presenter.didAnswer(answer)
        }

        let question = "Put 2026-11-20 (yesterday, 12 items) in the place of your list (1 item)?"
        #expect(interactor.requests.isEmpty)
        #expect(
            view.shown.filter { $0 != .question(question) } == [
                .remark("Nothing was changed."),
                .complaint(Complaint(.interrupted, "Nothing was changed.")),
                .complaint(
                    Complaint(.wrongUsage, "\(question) Nobody is here to say so; add --yes if that is meant.")
                ),
            ]
        )
        #expect(delegate.told == [.nothing, .nothing, .nothing])
    }

    @Test func `what was restored is told with the way back`() {
        let kept = summary("before-restore-2026-11-21-0930", .beforeRestoring)
        presenter.restoredList(
            RestoreListResponse(backup: summary("2026-11-20"), items: 1, kept: kept, today: today)
        )

        #expect(
            view.shown == [
                .restored(
                    RestoreListDisplay(
                        name: "2026-11-20",
                        made: "yesterday",
                        items: "1 item",
                        remarks: ["adder restore before-restore-2026-11-21-0930 goes back to what was there."]
                    )
                )
            ]
        )
        #expect(delegate.told == [.changed])
    }

    @Test func `where there was no list there is no way back`() {
        presenter.restoredList(RestoreListResponse(backup: summary("v1"), items: 2, kept: nil, today: today))

        guard case .restored(let display)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(display.remarks.isEmpty)
    }

    @Test func `what can be typed is the newest backup that can be read`() {
        let all = [summary("2026-11-21", items: nil), summary("2026-11-20")]
        presenter.foundBackups(BackupsResponse(all, today: today))
        presenter.foundBackups(BackupsResponse([], today: today))

        guard case .backups(let display)? = view.shown.first else { return #expect(Bool(false)) }
        #expect(display.rows.map(\.name) == ["2026-11-21", "2026-11-20"])
        #expect(display.remark == "adder restore 2026-11-20 puts that one in the place of your list, which is kept.")
        #expect(view.shown.last == .remark("There is no backup beside your list; adder backup makes one."))
    }

    @Test(arguments: [
        (
            BackupFailure.backup(StorageTrouble(.damaged, path: "/b", detail: "d")), Boundary.ExitStatus.badData,
            "/b is damaged (d); nothing was changed, adder restore shows which backups there are."
        ),
        (
            .backup(StorageTrouble(.foreign, path: "/b")), .badData,
            "/b belongs to another program; nothing was changed, adder restore shows which backups there are."
        ),
        (
            .backup(StorageTrouble(.notADatabase, path: "/b")), .badData,
            "/b is not a list of adder; nothing was changed, adder restore shows which backups there are."
        ),
        (
            .backup(StorageTrouble(.newer, path: "/b", detail: "version 9, not 2")), .badSettings,
            "/b was written by a newer adder (version 9, not 2); nothing was changed. Update this adder."
        ),
        (
            .backup(StorageTrouble(.outOfMemory, path: "/b")), .busy,
            "There is not enough memory for it; nothing was changed. End something, and try again."
        ),
        (
            .copy(StorageTrouble(.outOfMemory, path: "/b")), .busy,
            "There is not enough memory for it; nothing was changed. End something, and try again."
        ),
        (
            .emptyBackup("/b"), .badData,
            "There is no item in /b, so nothing was changed; adder restore shows which backups there are."
        ),
        (.isTheList("/b"), .wrongUsage, "/b is the list itself; name another place."),
    ])
    func `a backup that cannot be used is named with the reason`(
        failure: BackupFailure,
        status: Boundary.ExitStatus,
        sentence: String
    ) {
        presenter.couldNotRestore(failure)

        #expect(view.shown == [.complaint(Complaint(status, sentence))])
        #expect(delegate.told == [.nothing])
    }

    @Test func `a backup that is not there is 66`() {
        presenter.foundNoBackup("2026-11-19")

        let sentence = "There is no backup “2026-11-19”; adder restore shows those beside your list."
        #expect(view.shown == [.complaint(Complaint(.notFound, sentence))])
        #expect(delegate.told == [.nothing])
    }
}
