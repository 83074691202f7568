import Almanac
import Boundary
import Presentation
import TestKit
import Testing

@testable import BackUpList

struct BackUpListPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: BackUpListPresenter

    init() {
        presenter = BackUpListPresenter(view: view, interactor: interactor, calendar: CalendarWords())
    }

    @Test func `a backup is told with its path, its size and how many items it holds`() {
        presenter.madeBackup(summary("x", items: 1))

        #expect(view.shown == [.backup(BackUpListDisplay(path: "/lists/adder.db.x", items: "1 item", size: "48 kB"))])
    }

    @Test func `a file in the way is asked about, and a yes has it replaced`() {
        presenter.foundFileInTheWay("/a/x.db")
        presenter.didAnswer(.yes)
        presenter.didAnswer(.yes)

        #expect(view.shown == [.question("Replace /a/x.db?")])
        #expect(interactor.requests == [BackUpListRequest(.make(path: "/a/x.db", isConfirmed: true))])
    }

    @Test func `whatever is no yes leaves the file alone`() {
        for answer in [Consent.no, .interrupted, .nobodyThere] {
            presenter.foundFileInTheWay("/a/x.db")
            presenter.didAnswer(answer)
        }

        let sentence = "Replace /a/x.db? Nobody is here to say so; add --yes if that is meant."
        #expect(interactor.requests.isEmpty)
        #expect(
            view.shown.filter { $0 != .question("Replace /a/x.db?") } == [
                .remark("Nothing was changed."),
                .complaint(Complaint(.interrupted, "Nothing was changed.")),
                .complaint(Complaint(.wrongUsage, sentence)),
            ]
        )
    }

    @Test func `the backups that there are are told with what they are good for and where they stand`() {
        let all = [summary("2026-11-21"), summary("v1", .beforeNewShape, items: nil)]
        presenter.foundBackups(BackupsResponse(all, today: today + 1))

        let hint = "adder restore NAME puts one of them in the place of your list."
        #expect(
            view.shown == [
                .backups(
                    BackupsDisplay(
                        rows: [
                            .init(
                                name: "2026-11-21",
                                made: "yesterday",
                                items: "12 items",
                                size: "48 kB",
                                kind: "before that day's first change"
                            ),
                            .init(
                                name: "v1",
                                made: "yesterday",
                                items: "cannot be read",
                                size: "48 kB",
                                kind: "before a newer adder changed its shape"
                            ),
                        ],
                        remark: "They stand in /lists; \(hint)"
                    )
                )
            ]
        )
    }

    @Test func `no backup is a remark, but whoever wanted one and got none is told so`() {
        presenter.foundNothingToBackUp()
        presenter.foundBackups(BackupsResponse([], today: today))

        #expect(
            view.shown == [
                .complaint(
                    Complaint(.notFound, "Your list is empty, so there is nothing to back up; adder add begins one.")
                ),
                .remark("There is no backup beside your list; adder backup makes one."),
            ]
        )
    }

    @Test func `trouble says what to do about it`() {
        presenter.couldNotBackUp(.isTheList("/lists/adder.db"))
        presenter.couldNotBackUp(.copy(StorageTrouble(.diskFull, path: "/x.db")))
        presenter.couldNotBackUp(.list(StorageTrouble(.busy, path: "/lists/adder.db")))

        #expect(
            view.shown == [
                .complaint(Complaint(.wrongUsage, "/lists/adder.db is the list itself; name another place.")),
                .complaint(
                    Complaint(
                        .outputFailed,
                        "There is no room for /x.db; there is no backup. Free some, or name another place."
                    )
                ),
                .complaint(
                    Complaint(
                        .busy,
                        "Another program keeps /lists/adder.db busy; nothing was changed, try again in a moment."
                    )
                ),
            ]
        )
    }
}
