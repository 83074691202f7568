import Almanac
import Entities
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
        interactor.forget(ForgetHistoryRequest(range: .before(today)))

        #expect(output.events == [.confirmation(.sample(12, .before(today)))])
        #expect(dataManager.forgotten.isEmpty)
    }

    @Test func `the changes made before the local start of the day are forgotten`() {
        let range = ForgetHistoryRange.before(today - 1)

        interactor.forget(ForgetHistoryRequest(range: range, confirmation: .given))

        #expect(dataManager.forgotten == FixedClock.saturday.start(of: today - 1).map { [.before($0)] })
        #expect(
            output.events == [.forgotten(ForgetHistoryResponse(range: range, forgotten: .sample(12), today: today))]
        )
    }

    @Test func `without a day, all changes are forgotten`() {
        interactor.forget(ForgetHistoryRequest(range: .all, confirmation: .given))

        #expect(dataManager.forgotten == [.all])
    }

    @Test func `a change made after the question is not forgotten`() {
        interactor.forget(ForgetHistoryRequest(range: .all, confirmation: .through(40)))

        #expect(dataManager.forgotten == [.through(40)])
    }

    @Test func `before a day that the clock doesn't know, there is nothing to forget`() {
        interactor.forget(ForgetHistoryRequest(range: .before(Day(number: -10_000_000)), confirmation: .given))

        #expect(dataManager.forgotten == [.through(0)])
    }

    @Test func `without changes to forget, space is given back without confirmation`() {
        dataManager.changes = 0

        interactor.forget(ForgetHistoryRequest(range: .all))

        #expect(dataManager.forgotten == [.through(0)])
        #expect(output.events == [.forgotten(ForgetHistoryResponse(range: .all, forgotten: .sample(0), today: today))])
    }

    @Test func `a future day is rejected`() {
        interactor.forget(ForgetHistoryRequest(range: .before(today + 1), confirmation: .given))

        #expect(output.events == [.futureDay(today + 1)])
        #expect(dataManager.forgotten.isEmpty)
    }

    @Test(arguments: [ForgetHistoryRequest.Confirmation.given, .missing])
    func `a storage error is reported`(confirmation: ForgetHistoryRequest.Confirmation) {
        dataManager.failure = ListError(.busy, path: "/l")

        interactor.forget(ForgetHistoryRequest(range: .all, confirmation: confirmation))

        #expect(output.events == [.failure(ListError(.busy, path: "/l"))])
    }
}
