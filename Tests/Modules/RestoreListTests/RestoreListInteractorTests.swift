import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RestoreList

struct RestoreListInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: RestoreListInteractor

    init() {
        interactor = RestoreListInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @discardableResult
    private func restore(
        _ word: String,
        day: Day? = nil,
        isConfirmed: Bool = true
    ) throws(BackupError) -> RestoreListResponse {
        try interactor.response(to: .restore(word, day: day, isConfirmed: isConfirmed))
    }

    @Test func `without an operand, the backups are listed and nothing is restored`() throws {
        dataManager.backups = [backup("2026-11-20")]

        let response = try interactor.response(to: .showAll)

        #expect(response == .found(BackupsResponse([backup("2026-11-20")], today: today)))
        #expect(dataManager.restored.isEmpty)
    }

    @Test func `nothing is restored without confirmation`() throws {
        dataManager.backups = [backup("2026-11-20")]
        dataManager.items = 14

        let response = try restore("2026-11-20", day: today - 1, isConfirmed: false)

        let confirmation = RestoreListConfirmation(backup: backup("2026-11-20"), items: 14, today: today)
        #expect(response == .unconfirmed(confirmation))
        #expect(dataManager.restored.isEmpty)
    }

    @Test func `a removed item is brought back`() throws {
        let response = try interactor.response(to: .bringBack(7, typed: "restore --item 7"))

        #expect(response == .broughtBack(ItemSummary(.sample(7, "Garden")), lost: []))
        #expect(try interactor.response(to: .bringBack(8, typed: "")) == .notRemoved(8))
    }

    @Test func `the restored backup and the previous list are reported`() throws {
        dataManager.backups = [backup("2026-11-20")]
        dataManager.restoration = Restoration(items: 12, kept: backup("kept", .beforeRestore))

        let response = try restore("2026-11-20")

        #expect(dataManager.restored == [backup("2026-11-20")])
        let kept = backup("kept", .beforeRestore)
        #expect(
            response == .restored(RestoredList(backup: backup("2026-11-20"), items: 12, kept: kept, today: today))
        )
    }

    @Test(arguments: [
        // A name takes precedence, even if it is a date.
        ("2026-11-20-0930", nil, "2026-11-20-0930"), ("2026-11-20", nil, "2026-11-20"), ("v1", nil, "v1"),
        ("/lists/adder.db.v1", nil, "v1"),
        // For a date, the daily backup, or else the newest one not made by a restore.
        ("yesterday", today - 1, "2026-11-20"), ("last wed", today - 3, "2026-11-18-1200"),
    ])
    func `a backup is found by name, path or date`(word: String, day: Day?, name: String) throws {
        dataManager.backups = [
            backup("before-restore-2026-11-20-1000", .beforeRestore), backup("2026-11-20-0930", .manual),
            backup("2026-11-20"), backup("v1", .beforeUpgrade),
            backup("before-restore-2026-11-18-1300", .beforeRestore, day: today - 3),
            backup("2026-11-18-1200", .manual, day: today - 3), backup("2026-11-18-1100", .manual, day: today - 3),
        ]

        try restore(word, day: day)

        #expect(dataManager.restored.map(\.name) == [name])
    }

    @Test func `an operand that matches no name or date is a path`() throws {
        let elsewhere = backup("elsewhere", .manual)
        dataManager.files = ["usb/copy.db": elsewhere]

        try restore("usb/copy.db")

        #expect(dataManager.restored == [elsewhere])
    }

    @Test func `a missing backup is reported, and nothing is restored`() throws {
        #expect(try restore("nowhere") == .unknown("nowhere"))
        #expect(dataManager.restored.isEmpty)
    }

    @Test(arguments: [true, false])
    func `an unusable backup is rejected before any confirmation`(isConfirmed: Bool) throws {
        dataManager.backups = [backup("2026-11-20")]
        dataManager.failure = .backup(ListError(.damaged, path: "p", detail: .message("d")))

        #expect(throws: BackupError.backup(ListError(.damaged, path: "p", detail: .message("d")))) {
            try restore("2026-11-20", isConfirmed: isConfirmed)
        }
        #expect(dataManager.restored.isEmpty)
    }
}
