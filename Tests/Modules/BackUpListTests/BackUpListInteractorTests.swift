import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import BackUpList

struct BackUpListInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: BackUpListInteractor

    init() {
        interactor = BackUpListInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `a backup is made at the given path and time, and reported`() throws {
        dataManager.outcome = .made(.sample("2026-11-21-0930", .manual))

        let response = try interactor.response(to: .make(path: "x.db", isConfirmed: false))

        #expect(dataManager.paths == ["x.db"])
        #expect(dataManager.replacements == [false])
        #expect(dataManager.moments == [.saturday])
        #expect(response == .made(.sample("2026-11-21-0930", .manual)))
    }

    @Test func `a file is replaced only after confirmation`() throws {
        dataManager.outcome = .fileExists("x.db")

        let response = try interactor.response(to: .make(path: "x.db", isConfirmed: false))
        _ = try interactor.response(to: .make(path: "x.db", isConfirmed: true))

        #expect(dataManager.replacements == [false, true])
        #expect(response == .fileExists("x.db"))
    }

    @Test func `an empty list is not backed up`() throws {
        let response = try interactor.response(to: .make(path: nil, isConfirmed: false))

        #expect(response == .nothingToBackUp)
    }

    @Test func `listing backups reports them in order and copies nothing`() throws {
        dataManager.beside = [.sample("b", .manual), .sample("a", .beforeUpgrade), .sample("c", .beforeRestore)]

        let response = try interactor.response(to: .showAll)

        let all = [Backup.sample("b", .manual), .sample("a", .beforeUpgrade), .sample("c", .beforeRestore)]
        #expect(response == .found(BackupsResponse(all, today: today)))
        #expect(dataManager.paths.isEmpty)
    }

    @Test(arguments: [
        (BackupError.list(InteractorSample.failure), BackupError.list(InteractorSample.converted)),
        (.copy(InteractorSample.failure), .copy(InteractorSample.converted)),
        (.isTheList("l"), .isTheList("l")),
    ])
    func `errors are reported with the file they concern`(thrown: BackupError, failure: BackupError) {
        dataManager.failure = thrown

        #expect(throws: failure) { try interactor.response(to: .make(path: nil, isConfirmed: false)) }
    }
}

private enum InteractorSample {
    static let failure = ListError(.diskFull, path: "p", detail: .message("d"))
    static let converted = ListError(.diskFull, path: "p", detail: .message("d"))
}
