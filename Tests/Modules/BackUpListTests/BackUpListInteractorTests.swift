import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import BackUpList

struct BackUpListInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: BackUpListInteractor

    init() {
        interactor = BackUpListInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `a backup is made where it is wanted, at the clock's time, and told`() {
        dataManager.outcome = .made(backup("2026-11-21-0930", .wanted))

        interactor.backUp(BackUpListRequest(.make(path: "x.db", isConfirmed: false)))

        #expect(dataManager.places == [BackupPlace(path: "x.db", canBeReplaced: false)])
        #expect(dataManager.moments == [.saturday])
        #expect(output.told == [.made(summary("2026-11-21-0930", .wanted))])
    }

    @Test func `only a yes lets a file be replaced`() {
        dataManager.outcome = .fileInTheWay("x.db")

        interactor.backUp(BackUpListRequest(.make(path: "x.db", isConfirmed: false)))
        interactor.backUp(BackUpListRequest(.make(path: "x.db", isConfirmed: true)))

        #expect(dataManager.places.map(\.canBeReplaced) == [false, true])
        #expect(output.told.first == .inTheWay("x.db"))
    }

    @Test func `an empty list is nothing to back up`() {
        interactor.backUp(BackUpListRequest(.make(path: nil, isConfirmed: false)))

        #expect(output.told == [.nothing])
    }

    @Test func `the backups that there are are told as they come, and nothing is copied`() {
        dataManager.beside = [backup("b", .wanted), backup("a", .beforeNewShape), backup("c", .beforeRestoring)]

        interactor.backUp(BackUpListRequest(.showAll))

        let all = [summary("b", .wanted), summary("a", .beforeNewShape), summary("c", .beforeRestoring)]
        #expect(output.told == [.found(BackupsResponse(all, today: today))])
        #expect(dataManager.places.isEmpty)
    }

    @Test(arguments: [
        (BackupTrouble.list(InteractorSample.trouble), BackupFailure.list(InteractorSample.told)),
        (.copy(InteractorSample.trouble), .copy(InteractorSample.told)),
        (.isTheList("l"), .isTheList("l")),
    ])
    func `trouble reaches the output, and whose it is`(trouble: BackupTrouble, failure: BackupFailure) {
        dataManager.trouble = trouble

        interactor.backUp(BackUpListRequest(.make(path: nil, isConfirmed: false)))

        #expect(output.told == [.failure(failure)])
    }
}

private enum InteractorSample {
    static let trouble = ListTrouble(.diskFull, path: "p", detail: "d")
    static let told = StorageTrouble(.diskFull, path: "p", detail: "d")
}
