import Almanac
import CommandLine
import Entities
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: ListUpcomingDocumentPresenter

    init() {
        presenter = ListUpcomingDocumentPresenter(view: view, interactor: FakeInteractor(), router: FakeRouter())
    }

    @Test func `groups and items keep their order in the document, without groups of which nothing is shown`() {
        let due = Due(day: saturday + 6, time: TimeOfDay(hour: 17, minute: 0))

        presenter.foundUpcomingItems(
            ListUpcomingResponse(
                today: saturday,
                groups: [
                    .init(name: .near(.overdue), rows: [], count: 2),
                    .init(
                        name: .near(.nextWeek),
                        rows: [
                            .init(
                                item: ItemSummary(.sample(3, "Pay \"rent\"", due: due, tags: ["money"])),
                                term: .nextWeek
                            )
                        ],
                        count: 1
                    ),
                    .init(name: .undated, rows: [.init(item: .sample(4), term: nil)], count: 1),
                ],
                omitted: 2
            )
        )

        #expect(
            view.documents == [
                #"{"adder":1,"groups":["#
                    + #"{"key":"next-week","name":"Next week","items":[{"id":3,"uuid":"00000000-0000-0001-0000-000000000003","title":"Pay \"rent\"","status":"open","#
                    + #""due":"2026-11-27T17:00","tags":["money"],"created":"1970-01-01T00:00:00Z","#
                    + #""changed":"1970-01-01T00:00:00Z"}]},{"key":"undated","name":"No date","items":[{"id":4,"#
                    + #""uuid":"00000000-0000-0001-0000-000000000004","title":"Something","status":"open","#
                    + #""created":"1970-01-01T00:00:00Z","changed":"1970-01-01T00:00:00Z"}]}],"omitted":2}"# + "\n"
            ]
        )
    }

    @Test func `an empty result is a document without groups`() {
        presenter.foundEmptyList()
        presenter.foundNothingUpcoming(
            NothingUpcomingResponse(lastDay: saturday, today: saturday, isFiltered: false)
        )

        #expect(view.documents == Array(repeating: #"{"adder":1,"groups":[]}"# + "\n", count: 2))
    }

    @Test func `a storage error is an error object with its exit status`() {
        presenter.couldNotFindItems(ListError(.notADatabase, path: "x.db"))

        #expect(view.problems.map(\.status) == [.badData])
        #expect(
            view.documents == [
                #"{"adder":1,"error":{"status":65,"message":"x.db is not an adder list and was not changed. "#
                    + #"Choose another file with --db."}}"# + "\n"
            ]
        )
    }
}
