import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import CompareDays

struct CompareDaysInteractorTests {
    private let dataManager = FakeDataManager()
    private let interactor: CompareDaysInteractor

    init() {
        interactor = CompareDaysInteractor(dataManager: dataManager, clock: FixedClock.saturday)
    }

    private func end(of day: Day) -> Instant? { FixedClock.saturday.end(of: day)?.instant }

    @Test func `the ends of the days are compared`() throws {
        let responses = try [.saturday - 1, .saturday].map { through in
            try interactor.response(to: CompareDaysRequest(from: .saturday - 3, through: through))
        }

        let start = end(of: .saturday - 3)
        #expect(dataManager.spans == [[start, end(of: .saturday - 1)], [start, nil]])
        #expect(responses.map(\.through) == [.saturday - 1, nil])
    }

    @Test func `items are sorted by what happened to them`() throws {
        let sample = CompareDaysResponse.sample
        let same = Item.sample(9)
        dataManager.versions = [ItemVersions(before: same, after: same), ItemVersions(before: nil, after: nil)]
        dataManager.versions += sample.added.map { ItemVersions(before: nil, after: .sample($0.id)) }

        let response = try interactor.response(to: CompareDaysRequest(from: .saturday - 1, through: nil))

        #expect(sample.added.map(\.id) == [1] && sample.done.map(\.after.id) == [2])
        #expect(sample.reopened.map(\.after.id) == [3] && sample.changed.map(\.after.id) == [4])
        #expect(sample.removed.map(\.id) == [5])
        #expect(response.added.map(\.id) == [1] && response.changed.isEmpty)
    }

    /// A series that was due on Saturday, `days` later, and the done copies for these days after Saturday.
    private func moved(
        by days: Int,
        copies: [Int],
        _ change: (inout ItemDetails) -> Void = { _ in }
    ) throws -> CompareDaysResponse {
        let before = Item.sample(4, "Swim", due: Due(day: .saturday), wait: .saturday - 1) {
            $0.recurrence = .every(Repetition(.daily, end: .count(9)))
        }
        var details = before.details
        details.due = Due(day: .saturday + days)
        details.wait = .saturday - 1 + days
        details.recurrence = .every(Repetition(.daily, end: .count(8)))
        change(&details)
        dataManager.versions = [ItemVersions(before: before, after: before.with(details, changed: before.changed))]
        dataManager.versions += copies.enumerated().map { index, day in
            ItemVersions(before: nil, after: .copy(7 + index, due: Due(day: .saturday + day)))
        }
        return try interactor.response(to: CompareDaysRequest(from: .saturday - 1, through: nil))
    }

    @Test func `a series that was completed is shown as its copies only`() throws {
        for (days, copies) in [(1, [0]), (3, [0, 1, 2]), (3, [0]), (3, [2])] {
            let response = try moved(by: days, copies: copies)

            #expect(response.done.map(\.after.id) == copies.indices.map { 7 + $0 })
            #expect(response.done.allSatisfy { $0.before == nil })
            #expect(response.changed.isEmpty && response.added.isEmpty)
        }
    }

    @Test func `a series with other differences, or without copies, was changed`() throws {
        let responses = try [
            moved(by: 1, copies: []), moved(by: 1, copies: [1]), moved(by: 1, copies: [0]) { $0.title = "Dive" },
            moved(by: 1, copies: [0]) { $0.wait = .saturday + 1 }, moved(by: -1, copies: [-1]),
            moved(by: 1, copies: [0]) { $0.recurrence = .every(Repetition(.weekly)) },
            moved(by: 1, copies: [0]) { $0.recurrence = .again(Repetition(.daily, end: .count(8))) },
        ]

        #expect(responses.map(\.changed.count) == responses.map { _ in 1 })
    }

    @Test(arguments: [(0, nil, 0), (-2, 1, 1), (3, nil, 3)] as [(Int, Int?, Int)])
    func `a day that is not over has no list`(from: Int, through: Int?, future: Int) {
        let request = CompareDaysRequest(from: .saturday + from, through: through.map { .saturday + $0 })

        #expect(throws: CompareDaysFailure.futureDay(.saturday + future)) { try interactor.response(to: request) }
        #expect(dataManager.spans.isEmpty)
    }

    @Test func `a failure is reported`() {
        let error = ListError(.forgotten, path: "/list")
        dataManager.failure = error

        #expect(throws: CompareDaysFailure.storage(error)) {
            try interactor.response(to: CompareDaysRequest(from: .saturday - 1, through: nil))
        }
    }
}
