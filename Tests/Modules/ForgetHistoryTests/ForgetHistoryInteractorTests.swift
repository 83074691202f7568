import Almanac
import TestKit
import Testing
import Vocabulary

@testable import ForgetHistory

struct ForgetHistoryInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ForgetHistoryInteractor

    init() {
        interactor = ForgetHistoryInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `nothing is forgotten without confirmation`() {
        interactor.forget(ForgetHistoryRequest(day: today))

        #expect(output.events == [.confirmation(ForgetHistoryConfirmation(day: today, changes: 12, today: today))])
        #expect(dataManager.forgotten.isEmpty)
    }

    @Test func `the changes made before the local start of the day are forgotten`() {
        interactor.forget(ForgetHistoryRequest(day: today - 1, isConfirmed: true))

        #expect(dataManager.forgotten == [FixedClock.saturday.start(of: today - 1)])
        #expect(
            output.events == [.forgotten(ForgetHistoryResponse(day: today - 1, forgotten: .sample(12), today: today))]
        )
    }

    @Test func `without a day, all changes are forgotten`() {
        interactor.forget(ForgetHistoryRequest(day: nil, isConfirmed: true))

        #expect(dataManager.forgotten == [nil])
    }

    @Test func `without changes to forget, space is given back without confirmation`() {
        dataManager.changes = 0

        interactor.forget(ForgetHistoryRequest(day: today))

        #expect(dataManager.forgotten.count == 1)
        #expect(output.events == [.forgotten(ForgetHistoryResponse(day: today, forgotten: .sample(0), today: today))])
    }

    @Test func `a future day is rejected`() {
        interactor.forget(ForgetHistoryRequest(day: today + 1, isConfirmed: true))

        #expect(output.events == [.futureDay(today + 1)])
        #expect(dataManager.forgotten.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a storage error is reported`(isConfirmed: Bool) {
        dataManager.failure = ListError(.busy, path: "/l")

        interactor.forget(ForgetHistoryRequest(day: today, isConfirmed: isConfirmed))

        #expect(output.events == [.failure(ListError(.busy, path: "/l"))])
    }
}
