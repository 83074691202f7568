import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import BackUpList

struct BackUpListPresenterTests {
    private let operation = FakeOperation(BackUpListPresenter.self, answering: .nothingToBackUp)
    private var presenter: BackUpListPresenter { operation.presenter }

    @Test func `a backup is shown with its path, size and item count`() {
        presenter.found(.made(.sample("x", items: 1)))

        #expect(
            operation.view.shown == [
                .display(
                    .backup(
                        BackupDisplay(
                            action: "Backed up 1 item",
                            name: "/lists/adder.db.x",
                            detail: "48 kB",
                            facts: [
                                .init("backup", "/lists/adder.db.x"), .init("holds", "1 item"), .init("size", "48 kB"),
                            ]
                        )
                    )
                )
            ]
        )
    }

    @Test func `replacing an existing file asks for confirmation`() {
        presenter.found(.fileExists("/a/x.db"))
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(operation.view.shown == [.question("Replace /a/x.db?")])
        #expect(operation.interactor.requests == [BackUpListRequest.make(path: "/a/x.db", isConfirmed: true)])
    }

    @Test func `any answer but yes keeps the file`() {
        for answer in [ConfirmationAnswer.no, .interrupted, .notInteractive] {
            presenter.found(.fileExists("/a/x.db"))
            presenter.didAnswer(answer)
        }

        let sentence = "Replace /a/x.db? Can't ask for confirmation here. Use --yes to confirm."
        #expect(operation.interactor.requests.isEmpty)
        #expect(
            operation.view.shown.filter { $0 != .question("Replace /a/x.db?") } == [
                .message(ChangeSentences.nothingChanged),
                .errorMessage(ErrorMessage(.interrupted, said: ChangeSentences.nothingChanged)),
                .errorMessage(ErrorMessage(.wrongUsage, said: sentence)),
            ]
        )
    }

    @Test func `backups are listed with their folder and a hint`() {
        let all = [Backup.sample("2026-11-21"), .sample("v1", .beforeUpgrade, items: nil)]
        presenter.found(.found(BackupsResponse(all, today: today + 1)))

        let hint = "Run restore NAME to replace your list with one of them."
        #expect(
            operation.view.shown == [
                .display(
                    .backups(
                        BackupsDisplay(
                            rows: [
                                .init(
                                    name: "2026-11-21",
                                    made: "yesterday",
                                    items: "12 items",
                                    size: "48 kB",
                                    kind: "before the day's first change"
                                ),
                                .init(
                                    name: "v1",
                                    made: "yesterday",
                                    items: "unreadable",
                                    size: "48 kB",
                                    kind: "before a format upgrade"
                                ),
                            ],
                            message: "Stored in /lists. \(hint)"
                        )
                    )
                )
            ]
        )
    }

    @Test func `a list without backups gives a message, but backing up an empty list is an error`() {
        presenter.found(.nothingToBackUp)
        presenter.found(.found(BackupsResponse([], today: today)))

        #expect(
            operation.view.shown == [
                .errorMessage(
                    ErrorMessage(
                        .notFound,
                        "Your list is empty, so there is nothing to back up. Run add to add an item."
                    )
                ),
                .message("No backups found. Run backup to make one."),
            ]
        )
        #expect(operation.delegate.outcomes == [.refused])
    }

    @Test func `errors say what to do`() {
        presenter.couldNotFind(.isTheList("/lists/adder.db"))
        presenter.couldNotFind(.copy(ListError(.diskFull, path: "/x.db")))
        presenter.couldNotFind(.list(ListError(.busy, path: "/lists/adder.db")))

        #expect(
            operation.view.shown == [
                .errorMessage(ErrorMessage(.wrongUsage, "/lists/adder.db is the list itself. Choose another path.")),
                .errorMessage(
                    ErrorMessage(
                        .outputFailed,
                        "The disk is full: can't write /x.db, so no backup was made. Free some space or choose another path."
                    )
                ),
                .errorMessage(
                    ErrorMessage(
                        .busy,
                        "Another program has locked /lists/adder.db; nothing was changed. Try again in a moment."
                    )
                ),
            ]
        )
    }
}
