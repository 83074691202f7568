import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import RestoreList

struct RestoreListInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: RestoreListInteractor

    init() {
        interactor = RestoreListInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private func restore(_ word: String, day: Day? = nil, isConfirmed: Bool = true) {
        interactor.restore(RestoreListRequest(.restore(word, day: day, isConfirmed: isConfirmed)))
    }

    @Test func `without a word nothing is restored, and what there is is told`() {
        dataManager.beside = [backup("2026-11-20")]

        interactor.restore(RestoreListRequest(.showAll))

        #expect(output.told == [.found(BackupsResponse([summary("2026-11-20")], today: today))])
        #expect(dataManager.restored.isEmpty)
    }

    @Test func `nothing takes the place of the list without a yes`() {
        dataManager.beside = [backup("2026-11-20")]
        dataManager.items = 14

        restore("2026-11-20", day: today - 1, isConfirmed: false)

        #expect(output.told == [.doubt(RestoreListDoubt(backup: summary("2026-11-20"), items: 14, today: today))])
        #expect(dataManager.restored.isEmpty)
    }

    @Test func `what was restored and what was kept is told`() {
        dataManager.beside = [backup("2026-11-20")]
        dataManager.restoration = Restoration(items: 12, kept: backup("kept", .beforeRestoring))

        restore("2026-11-20")

        #expect(dataManager.restored == [backup("2026-11-20")])
        #expect(
            output.told == [
                .restored(
                    RestoreListResponse(
                        backup: summary("2026-11-20"),
                        items: 12,
                        kept: summary("kept", .beforeRestoring),
                        today: today
                    )
                )
            ]
        )
    }

    @Test(arguments: [
        // By name before anything else, also where it is a day.
        ("2026-11-20-0930", nil, "2026-11-20-0930"), ("2026-11-20", nil, "2026-11-20"), ("v1", nil, "v1"),
        ("/lists/adder.db.backup-v1", nil, "v1"),
        // Of a day the one that was made by itself; else the newest that is no way back.
        ("yesterday", today - 1, "2026-11-20"), ("last wed", today - 3, "2026-11-18-1200"),
    ])
    func `a backup is found by its name and by its day`(word: String, day: Day?, name: String) {
        dataManager.beside = [
            backup("before-restore-2026-11-20-1000", .beforeRestoring), backup("2026-11-20-0930", .wanted),
            backup("2026-11-20"), backup("v1", .beforeNewShape),
            backup("before-restore-2026-11-18-1300", .beforeRestoring, day: today - 3),
            backup("2026-11-18-1200", .wanted, day: today - 3), backup("2026-11-18-1100", .wanted, day: today - 3),
        ]

        restore(word, day: day)

        #expect(dataManager.restored.map(\.name) == [name])
    }

    @Test func `what is no name and no day is a path`() {
        let elsewhere = backup("elsewhere", .wanted)
        dataManager.files = ["usb/copy.db": elsewhere]

        restore("usb/copy.db")

        #expect(dataManager.restored == [elsewhere])
    }

    @Test func `what is not there is said, and nothing is restored`() {
        restore("nowhere")

        #expect(output.told == [.unknown("nowhere")])
        #expect(dataManager.restored.isEmpty)
    }

    @Test(arguments: [true, false])
    func `nobody is asked about a backup that cannot be used, and the list stays`(isConfirmed: Bool) {
        dataManager.beside = [backup("2026-11-20")]
        dataManager.trouble = .backup(ListTrouble(.damaged, path: "p", detail: "d"))

        restore("2026-11-20", isConfirmed: isConfirmed)

        #expect(output.told == [.failure(.backup(StorageTrouble(.damaged, path: "p", detail: "d")))])
        #expect(dataManager.restored.isEmpty)
    }
}
