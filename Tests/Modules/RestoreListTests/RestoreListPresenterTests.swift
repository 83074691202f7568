import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import RestoreList

struct RestoreListPresenterTests {
    private let operation = FakeOperation(RestoreListPresenter.self, answering: .unknown(""))
    private var presenter: RestoreListPresenter { operation.presenter }

    private func confirmation(items: Int?) -> RestoreListConfirmation {
        RestoreListConfirmation(backup: backup("2026-11-20"), items: items, today: today)
    }

    @Test(arguments: [(14, " (14 items)"), (nil, ", which can't be read,")])
    func `the question names the list and the backup, and yes restores it`(items: Int?, list: String) {
        presenter.found(.unconfirmed(confirmation(items: items)))
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(
            operation.view.shown == [.question("Replace your list\(list) with 2026-11-20 (yesterday, 12 items)?")]
        )
        let path = "/lists/adder.db.2026-11-20"
        #expect(operation.interactor.requests == [RestoreListRequest.restore(path, day: nil, isConfirmed: true)])
    }

    @Test func `any answer but yes leaves the list unchanged, and the delegate is notified`() {
        for answer in [ConfirmationAnswer.no, .interrupted, .notInteractive] {
            presenter.found(.unconfirmed(confirmation(items: 1)))
            presenter.didAnswer(answer)
        }

        let question = "Replace your list (1 item) with 2026-11-20 (yesterday, 12 items)?"
        #expect(operation.interactor.requests.isEmpty)
        #expect(
            operation.view.shown.filter { $0 != .question(question) } == [
                .message(ChangeSentences.nothingChanged),
                .errorMessage(ErrorMessage(.interrupted, said: ChangeSentences.nothingChanged)),
                .errorMessage(
                    ChangeSentences.confirmationRequired(question)
                ),
            ]
        )
        #expect(operation.delegate.outcomes == [.cancelled, .cancelled, .cancelled])
    }

    @Test func `an item that is back is named, and one that was not removed is an error`() throws {
        presenter.found(.broughtBack(ItemSummary(.sample(7, "Garden")), lost: []))
        presenter.found(.notRemoved(8))

        let display = BackupDisplay(
            action: "Restored",
            name: "7 Garden",
            detail: "as it was",
            facts: [.init("restored", "7 Garden")],
            messages: [FakeRouter().undoHint]
        )
        #expect(
            operation.view.shown == [
                .display(.backup(display)),
                .errorMessage(
                    ErrorMessage(.notFound, "No removed item 8. history shows what was removed.")
                ),
            ]
        )
    }

    @Test(arguments: [([4], "without 4, which is gone"), ([4, 5], "without 4 and 5, which are gone")])
    func `references to items that are gone are named`(lost: [Int], detail: String) throws {
        presenter.found(.broughtBack(ItemSummary(.sample(7, "Garden")), lost: lost))

        guard case .display(.backup(let display)) = operation.view.shown.first else {
            Issue.record("\(operation.view.shown)")
            return
        }
        #expect(display.detail == detail)
    }

    @Test func `the output says how to restore the previous list`() {
        let kept = backup("before-restore-2026-11-21-0930", .beforeRestore)
        presenter.found(
            .restored(RestoredList(backup: backup("2026-11-20"), items: 1, kept: kept, today: today))
        )

        #expect(
            operation.view.shown == [
                .display(
                    .backup(
                        BackupDisplay(
                            action: "Restored 1 item",
                            name: "2026-11-20",
                            detail: "yesterday",
                            facts: [
                                .init("restored", "2026-11-20"), .init("made", "yesterday"), .init("holds", "1 item"),
                            ],
                            messages: ["restore before-restore-2026-11-21-0930 restores the previous list."]
                        )
                    )
                )
            ]
        )
        #expect(operation.delegate.outcomes == [.changed()])
    }

    @Test func `if there was no list, nothing is said about restoring it`() {
        presenter.found(.restored(RestoredList(backup: backup("v1"), items: 2, kept: nil, today: today)))

        guard case .backup(let display)? = operation.view.displays.last else { return #expect(Bool(false)) }
        #expect(display.messages.isEmpty)
    }

    @Test func `the example command names the newest readable backup`() {
        let all = [backup("2026-11-21", items: nil), backup("2026-11-20")]
        presenter.found(.found(BackupsResponse(all, today: today)))
        presenter.found(.found(BackupsResponse([], today: today)))

        guard case .backups(let display)? = operation.view.displays.first else { return #expect(Bool(false)) }
        #expect(display.rows.map(\.name) == ["2026-11-21", "2026-11-20"])
        #expect(
            display.message
                == "restore 2026-11-20 replaces your list with that backup and keeps the current list."
        )
        #expect(operation.view.shown.last == .message("No backups found. Run backup to make one."))
    }

    @Test(arguments: [
        (
            BackupError.backup(ListError(.damaged, path: "/b", detail: .message("d"))), ExitStatus.badData,
            "/b is damaged (d); nothing was changed. Run restore to see your backups."
        ),
        (
            .backup(ListError(.foreign, path: "/b")), .badData,
            "/b belongs to another program; nothing was changed. Run restore to see your backups."
        ),
        (
            .backup(ListError(.notADatabase, path: "/b")), .badData,
            "/b is not an adder list; nothing was changed. Run restore to see your backups."
        ),
        (
            .backup(ListError(.newer, path: "/b", detail: .version(9, newest: 2))), .badSettings,
            "/b was written by a newer adder (schema version 9; supported: 2); nothing was changed. Update adder."
        ),
        (
            .backup(ListError(.unreleased, path: "/b", detail: .version(5, newest: nil))), .badSettings,
            "/b was written by an unreleased version of adder (schema version 5); nothing was changed. Export it with that "
                + "version, and import the file."
        ),
        (
            .backup(ListError(.outOfMemory, path: "/b")), .busy,
            "Out of memory; nothing was changed. Close other programs and try again."
        ),
        (
            .copy(ListError(.outOfMemory, path: "/b")), .busy,
            "Out of memory; nothing was changed. Close other programs and try again."
        ),
        (
            .emptyBackup("/b"), .badData,
            "/b contains no items, so nothing was changed. Run restore to see your backups."
        ),
        (.isTheList("/b"), .wrongUsage, "/b is the list itself. Choose another path."),
    ])
    func `an unusable backup is reported with the reason`(
        failure: BackupError,
        status: ExitStatus,
        sentence: String
    ) {
        presenter.couldNotFind(failure)

        #expect(operation.view.shown == [.errorMessage(ErrorMessage(status, said: sentence))])
        #expect(operation.delegate.outcomes == [.refused])
    }

    @Test func `a missing backup exits with 66`() {
        presenter.found(.unknown("2026-11-19"))

        let sentence = "No backup “2026-11-19”. Run restore to see your backups."
        #expect(operation.view.shown == [.errorMessage(ErrorMessage(.notFound, said: sentence))])
        #expect(operation.delegate.outcomes == [.refused])
    }
}
