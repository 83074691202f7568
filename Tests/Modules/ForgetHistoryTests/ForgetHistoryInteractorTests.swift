import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ForgetHistory

struct ForgetHistoryInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: ForgetHistoryInteractor

    init() {
        interactor = ForgetHistoryInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    @Test func `nothing is forgotten without confirmation`() throws {
        let response = try interactor.response(to: ForgetHistoryRequest(range: .before(today)))

        #expect(response == .unconfirmed(.sample(12, .before(today))))
        #expect(dataManager.forgotten.isEmpty)
    }

    @Test func `the changes made before the local start of the day are forgotten`() throws {
        let range = ForgetHistoryRange.before(today - 1)

        let response = try interactor.response(to: ForgetHistoryRequest(range: range, confirmation: .given))

        #expect(dataManager.forgotten == FixedClock.saturday.start(of: today - 1).map { [.before($0)] })
        #expect(response == .forgotten(ForgottenChanges(range: range, forgotten: .sample(12), today: today)))
    }

    @Test func `without a day, all changes are forgotten`() throws {
        _ = try interactor.response(to: ForgetHistoryRequest(range: .all, confirmation: .given))

        #expect(dataManager.forgotten == [.all])
    }

    @Test func `a change made after the question is not forgotten`() throws {
        _ = try interactor.response(to: ForgetHistoryRequest(range: .all, confirmation: .through(40)))

        #expect(dataManager.forgotten == [.through(40)])
    }

    @Test func `before a day that the clock doesn't know, there is nothing to forget`() throws {
        _ = try interactor.response(
            to: ForgetHistoryRequest(range: .before(Day(number: -10_000_000)), confirmation: .given)
        )

        #expect(dataManager.forgotten == [.through(0)])
    }

    @Test func `without changes to forget, space is given back without confirmation`() throws {
        dataManager.changes = 0

        let response = try interactor.response(to: ForgetHistoryRequest(range: .all))

        #expect(dataManager.forgotten == [.through(0)])
        #expect(response == .forgotten(ForgottenChanges(range: .all, forgotten: .sample(0), today: today)))
    }

    @Test func `a future day is rejected`() throws {
        let request = ForgetHistoryRequest(range: .before(today + 1), confirmation: .given)

        #expect(try interactor.response(to: request) == .futureDay(today + 1, today: today))
        #expect(dataManager.forgotten.isEmpty)
    }

    @Test(arguments: [ForgetHistoryRequest.Confirmation.given, .missing])
    func `a storage error is reported`(confirmation: ForgetHistoryRequest.Confirmation) throws {
        dataManager.failure = ListError(.busy, path: "/l")

        #expect(throws: ListError(.busy, path: "/l")) {
            try interactor.response(to: ForgetHistoryRequest(range: .all, confirmation: confirmation))
        }
    }
}
