import Boundary
import TestKit
import Testing

@testable import ListProjects

/// What the presenters of these tests are told.
let response = ListProjectsResponse(
    rows: [
        .init(
            name: "home",
            depth: 0,
            counts: ItemCounts(open: 1, done: 0),
            whole: ItemCounts(open: 3, done: 4)
        ),
        .init(name: "home.garden", depth: 1, counts: ItemCounts(open: 2, done: 4), whole: nil),
    ],
    without: ItemCounts(open: 5, done: 6)
)

struct ListProjectsPresenterTests {
    private let view = FakeCountsView()
    private let interactor = FakeInteractor()
    private let presenter: ListProjectsPresenter

    init() {
        presenter = ListProjectsPresenter(view: view, interactor: interactor)
    }

    @Test func `showing the module asks the interactor for just that`() {
        presenter.show(ListProjectsRequest())

        #expect(interactor.requests == [ListProjectsRequest()])
    }

    @Test func `every count has its word, and what has no project comes last`() {
        presenter.foundProjects(response)

        #expect(
            view.shown == [
                .counts(
                    CountsDisplay(
                        rows: [
                            .init(
                                label: "project home",
                                name: "home",
                                open: "1 open",
                                done: "0 done",
                                whole: "3 open, 4 done with what is below"
                            ),
                            .init(
                                label: "project home.garden",
                                name: "home.garden",
                                depth: 1,
                                open: "2 open",
                                done: "4 done"
                            ),
                            .init(label: "no project", name: "No project", open: "5 open", done: "6 done"),
                        ]
                    )
                )
            ]
        )
    }

    @Test(arguments: [
        (
            NothingCounted.noneInUse(ItemCounts(open: 1, done: 0)),
            "No item has a project yet; project:name in an item's text gives it one."
        ),
        (.noneOfMatching(ItemCounts(open: 1, done: 0)), "Nothing that matches has a project."),
        (.nothingMatches, "Nothing matches."),
    ])
    func `where there is no project a sentence says why`(reason: NothingCounted, sentence: String) {
        presenter.foundNoProject(reason)

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `an empty list says how to add to it`() {
        presenter.foundEmptyList()

        #expect(
            view.shown == [
                .emptyList(
                    "Your list is empty. Add something to it:",
                    example: "adder add Pay rent fri 5pm +money"
                )
            ]
        )
    }

    @Test func `trouble becomes a sentence with its status`() {
        presenter.couldNotFindProjects(StorageTrouble(.notADatabase, path: "x.db"))

        #expect(
            view.shown == [
                .complaint(
                    Complaint(.badData, "x.db is not a list of adder and was left alone; name your list with --db.")
                )
            ]
        )
    }
}
