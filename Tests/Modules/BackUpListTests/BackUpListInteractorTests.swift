import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import BackUpList

struct BackUpListInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: BackUpListInteractor

    init() {
        interactor = BackUpListInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `a backup is made at the given path and time, and reported`() {
        dataManager.outcome = .made(.sample("2026-11-21-0930", .manual))

        interactor.backUp(BackUpListRequest.make(path: "x.db", isConfirmed: false))

        #expect(dataManager.paths == ["x.db"])
        #expect(dataManager.replacements == [false])
        #expect(dataManager.moments == [.saturday])
        #expect(output.events == [.made(.sample("2026-11-21-0930", .manual))])
    }

    @Test func `a file is replaced only after confirmation`() {
        dataManager.outcome = .fileExists("x.db")

        interactor.backUp(BackUpListRequest.make(path: "x.db", isConfirmed: false))
        interactor.backUp(BackUpListRequest.make(path: "x.db", isConfirmed: true))

        #expect(dataManager.replacements == [false, true])
        #expect(output.events.first == .existingFile("x.db"))
    }

    @Test func `an empty list is not backed up`() {
        interactor.backUp(BackUpListRequest.make(path: nil, isConfirmed: false))

        #expect(output.events == [.nothing])
    }

    @Test func `listing backups reports them in order and copies nothing`() {
        dataManager.beside = [.sample("b", .manual), .sample("a", .beforeUpgrade), .sample("c", .beforeRestore)]

        interactor.backUp(BackUpListRequest.showAll)

        let all = [Backup.sample("b", .manual), .sample("a", .beforeUpgrade), .sample("c", .beforeRestore)]
        #expect(output.events == [.found(BackupsResponse(all, today: today))])
        #expect(dataManager.paths.isEmpty)
    }

    @Test(arguments: [
        (BackupError.list(InteractorSample.failure), BackupError.list(InteractorSample.converted)),
        (.copy(InteractorSample.failure), .copy(InteractorSample.converted)),
        (.isTheList("l"), .isTheList("l")),
    ])
    func `errors are reported with the file they concern`(thrown: BackupError, failure: BackupError) {
        dataManager.failure = thrown

        interactor.backUp(BackUpListRequest.make(path: nil, isConfirmed: false))

        #expect(output.events == [.failure(failure)])
    }
}

private enum InteractorSample {
    static let failure = ListError(.diskFull, path: "p", detail: "d")
    static let converted = ListError(.diskFull, path: "p", detail: "d")
}
