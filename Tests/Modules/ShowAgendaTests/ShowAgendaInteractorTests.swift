import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowAgenda

struct ShowAgendaInteractorTests {
    private let today = Day.saturday
    private let dataManager = FakeDataManager()

    private func response(
        _ items: [Item],
        _ days: ClosedRange<Day> = .saturday...(.saturday + 3),
        filter: ItemFilter = .everything
    ) throws -> ShowAgendaResponse {
        dataManager.items = items.map { ListedItem(item: $0, blockers: $0.details.needs) }
        let interactor = ShowAgendaInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
        return try interactor.response(to: ShowAgendaRequest(days: days, filter: filter))
    }

    private func due(_ days: Int, _ hour: Int? = nil) -> Due {
        Due(day: today + days, time: hour.flatMap { TimeOfDay(hour: $0, minute: 0) })
    }

    @Test func `overdue items are apart, and others are on their days`() throws {
        let response = try response([
            .sample(1, due: due(-3)), .sample(2, due: due(0, 9)), .sample(3, due: due(0)), .sample(4, due: due(0, 17)),
            .sample(5, due: due(2)),
        ])

        #expect(response.days == today...today + 3 && dataManager.lastDay == today + 3)
        #expect(response.overdue.map(\.item.id) == [1, 2])
        #expect(response.rows.map(\.item.id) == [4, 3, 5] && response.rows.map(\.day) == [today, today, today + 2])
        #expect(response.nothing == nil)
    }

    @Test func `a repetition is on all its days, also of an overdue item`() throws {
        let response = try response([.stretch(1, due: due(-1), every: 2), .stretch(2, due: due(0), every: 3)])

        #expect(response.overdue.map(\.item.id) == [1])
        #expect(response.rows.map(\.item.id) == [2, 1, 1, 2] && response.rows.map { $0.day - today } == [0, 1, 3, 3])
        #expect(response.rows.map(\.isLaterOccurrence) == [false, true, true, true])
    }

    @Test func `an overdue series is on today too`() throws {
        let response = try response([.stretch(1, due: due(-2, 8), every: 1)])

        #expect(response.overdue.map(\.item.id) == [1] && response.rows.map(\.day) == (0...3).map { today + $0 })
        #expect(response.rows.map(\.isLaterOccurrence) == [true, true, true, true])
    }

    @Test func `a period has its own days, with overdue items only if it includes today`() throws {
        let items = [Item.sample(1, due: due(-3)), .stretch(2, due: due(0), every: 1)]

        let next = try response(items, today + 1...today + 2)
        let last = try response(items, today - 4...today - 1)
        let current = try response(items, today - 4...today)

        #expect(next.overdue.isEmpty && next.rows.map(\.item.id) == [2, 2])
        #expect(last.overdue.isEmpty && last.rows.map(\.item.id) == [1])
        #expect(current.overdue.map(\.item.id) == [1] && current.rows.map(\.item.id) == [2])
    }

    @Test func `an item is shown from the day on which its waiting ends`() throws {
        let items = [
            Item.sample(1, due: due(-3), wait: today + 1), .sample(2, due: due(-3), wait: today),
            .sample(3, due: due(2), wait: today + 2), .sample(4, due: due(2), wait: today + 3),
            .stretch(5, due: due(1), every: 2, wait: today + 1),
        ]

        let response = try response(items)
        let all = try self.response(items, filter: ItemFilter(Selection([[.any]])))

        #expect(response.overdue.map(\.item.id) == [2] && response.rows.map(\.item.id) == [5, 3, 5])
        #expect(all.overdue.map(\.item.id) == [1, 2] && all.rows.map(\.item.id) == [5, 3, 4, 5])
    }

    @Test func `only the present occurrence is blocked`() throws {
        let item = Item.sample(1, due: due(0)) {
            ($0.recurrence, $0.needs) = (.every(Repetition(.daily)), [9])
        }

        #expect(try response([item], today...today + 1).rows.map(\.standing.blockers) == [[9], []])
    }

    @Test func `an agenda without items has a reason`() throws {
        #expect(try response([.stretch(1, due: due(9), every: 1)]).nothing == .noMatch([]))
    }

    @Test func `a storage error is reported`() {
        let error = ListError(.busy, path: "list")
        dataManager.failure = error

        #expect(throws: error) { try response([]) }
    }
}
