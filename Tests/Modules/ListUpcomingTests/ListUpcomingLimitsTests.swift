import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

/// The rows that a window has space for, and the lines about the others.
struct ListUpcomingLimitsTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: ListUpcomingPresenter

    init() {
        presenter = ListUpcomingPresenter(view, interactor)
    }

    private func group(
        _ term: NearTerm,
        _ ids: ClosedRange<Int>,
        of count: Int? = nil
    ) -> ListUpcomingResponse.Group {
        let rows = ids.map { ListUpcomingResponse.Row(item: .sample($0), term: term) }
        return .init(name: .near(term), rows: rows, count: count ?? rows.count)
    }

    private var shownHeadings: [String] {
        view.shown.flatMap { shown -> [String] in
            guard case .upcoming(let display) = shown else { return [] }
            return display.sections.map { "\($0.heading.text) \($0.heading.count) of \($0.heading.total)" }
        }
    }

    private var shownIDs: [[String]] {
        view.shown.flatMap { shown -> [[String]] in
            if case .upcoming(let display) = shown { display.sections.map { $0.rows.map(\.id) } } else { [] }
        }
    }

    @Test func `a list above a message is cut to the window, and the items left out are counted`() {
        // Two headings and four rows, besides the prompt, three messages and their empty lines.
        view.windowHeight = 15

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [group(.today, 1...4), group(.tomorrow, 5...5), group(.nextWeek, 6...7)]
            )
        )

        #expect(interactor.requests == [ListUpcomingRequest(limit: 15)])
        #expect(shownIDs == [["1", "2", "3", "4"], ["5"]])
        #expect(shownHeadings == ["Today 4 of ", "Tomorrow 1 of "])
        #expect(view.shown.last == .nothing("Not shown: 2 under Next week. Run upcoming to see all."))
    }

    @Test func `items that are not upcoming are counted below the list, which leaves room for the line`() {
        view.windowHeight = 12
        presenter.showList(above: "The message")
        let others = OtherItems(later: 5, waiting: 1)

        presenter.foundUpcomingItems(
            ListUpcomingResponse(today: saturday, groups: [group(.today, 1...4)], dueToday: 4, others: others)
        )

        guard case .upcoming(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.foot == "5 later, 1 waiting")
        #expect(display.heading == "Sat 21 Nov: 4 today")
        #expect(shownIDs == [["1", "2"]])
        #expect(view.shown.last == .nothing("Run upcoming to see all."))
    }

    private func undated(_ ids: ClosedRange<Int>, of count: Int) -> ListUpcomingResponse.Group {
        .init(name: .undated, rows: ids.map { .init(item: .sample($0), term: nil) }, count: count)
    }

    @Test func `items without a date that are not shown are counted, with the command that shows them`() {
        presenter.show(ListUpcomingRequest(undatedFilter: "+home due:none"))
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [undated(1...5, of: 17)],
                others: OtherItems(undated: 12, later: 1)
            )
        )

        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "+12 more: list +home due:none")
        #expect(display.foot == "1 later")
        #expect(shownHeadings == ["No date 5 of 17"])
        #expect(view.shown.count == 1)
    }

    @Test func `in a long list, items without a date are counted up to the limit`() {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [undated(1...5, of: 100)],
                others: OtherItems(isLimited: true, undated: 95)
            )
        )

        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "more: list due:none")
        #expect(shownHeadings == ["No date 5 of over 99"])
    }

    @Test func `with another grouping, the line says what is not shown`() {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [.init(name: .tag(nil), rows: [.init(item: .sample(1), term: nil)], count: 1)],
                others: OtherItems(upcoming: 3, undated: 2)
            )
        )

        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "+2 without a date: list due:none")
        #expect(display.foot == "3 more")
    }

    @Test func `a list above a message has room for the line about items without a date`() {
        // Four rows for the group and its heading besides the prompt, three messages, the line and empty lines.
        view.windowHeight = 10

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(ListUpcomingResponse(today: saturday, groups: [undated(1...4, of: 4)]))

        #expect(shownIDs == [["1", "2"]])
        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.more == "+2 more: list due:none")
    }

    @Test func `a group without a date is named if it does not fit`() {
        view.windowHeight = 10

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(
            ListUpcomingResponse(today: saturday, groups: [group(.today, 1...1), undated(2...3, of: 9)])
        )

        #expect(shownIDs == [["1"]])
        #expect(view.shown.last == .nothing("Not shown: 9 under No date. Run upcoming to see all."))
    }

    @Test func `today's items come before the others, and an item without a date before those of later days`() {
        view.windowHeight = 16

        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [group(.today, 1...4), group(.tomorrow, 5...6), group(.nextWeek, 7...7), undated(8...9, of: 9)]
            )
        )

        #expect(shownIDs == [["1", "2", "3", "4"], ["8"]])
        #expect(shownHeadings == ["Today 4 of ", "No date 1 of 9"])
        #expect(
            view.shown.last == .nothing("Not shown: 2 under Tomorrow, 1 under Next week. Run upcoming to see all.")
        )
    }

    @Test func `a list that was asked to be short names the groups that are left out`() {
        presenter.show(ListUpcomingRequest(maximum: 1))
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [
                    group(.today, 1...1, of: 3), .init(name: .near(.tomorrow), rows: [], count: 2),
                ],
                others: OtherItems(later: 4)
            )
        )

        #expect(shownHeadings == ["Today 1 of 3"])
        guard case .upcoming(let display)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.foot == "2 under Tomorrow, 4 later")
    }

    @Test(arguments: [
        (0, 0, "Sat 21 Nov"), (2, 0, "Sat 21 Nov: 2 overdue"), (40, 1, "Sat 21 Nov: 40 overdue, 1 today"),
    ])
    func `the heading names the day and what is urgent`(overdue: Int, dueToday: Int, heading: String) {
        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [group(.nextWeek, 1...1)],
                overdue: overdue,
                dueToday: dueToday
            )
        )

        guard case .upcoming(let display)? = view.shown.first else { return #expect(Bool(false), "\(view.shown)") }
        #expect(display.heading == heading)
    }

    @Test func `a large window raises the limit, and without a window the list is complete`() {
        view.windowHeight = 24
        presenter.showList(above: "The message")
        view.windowHeight = nil
        presenter.showList(above: "The message")
        presenter.foundUpcomingItems(ListUpcomingResponse(today: saturday, groups: [group(.today, 1...90)]))

        #expect(interactor.requests.map(\.limit) == [24, nil])
        #expect(shownIDs.map(\.count) == [90])
        #expect(view.shown.count == 1)
    }

    @Test func `a requested list is shown completely, even after one that was cut`() {
        view.windowHeight = 8
        presenter.showList(above: "")
        presenter.show(ListUpcomingRequest())

        presenter.foundUpcomingItems(ListUpcomingResponse(today: saturday, groups: [group(.today, 1...9)]))

        #expect(shownIDs.map(\.count) == [9])
    }

    @Test func `a long changed group shows its changed items and counts the others`() {
        let (today, late) = (group(.today, 1...40), group(.overdue, 41...79))

        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                changes: [.init(group: late, rows: []), .init(group: today, rows: [today.rows[6]])],
                emptied: []
            )
        )

        #expect(shownIDs == [["7"]])
        #expect(shownHeadings == ["Today 1 of 40"])
        #expect(view.shown.last == .nothing("Not shown: 39 under Overdue. Run upcoming to see all."))
    }

    @Test func `if very many items have changed, only the first are shown`() {
        let today = group(.today, 1...40)

        presenter.foundChanges(
            UpcomingChangesResponse(
                today: saturday,
                changes: [.init(group: today, rows: today.rows)],
                emptied: []
            )
        )

        #expect(shownIDs.map(\.count) == [15])
    }
}
