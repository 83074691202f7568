import Grammar
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListProjects

let response = ListProjectsResponse(
    rows: [
        .init(
            name: "home",
            depth: 0,
            counts: ItemCounts(open: 1, done: 0),
            total: ItemCounts(open: 3, done: 4)
        ),
        .init(name: "home.garden", depth: 1, counts: ItemCounts(open: 2, done: 4), total: nil),
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

    @Test func `a request is passed on unchanged`() {
        presenter.show(ListProjectsRequest())

        #expect(interactor.requests == [ListProjectsRequest()])
    }

    @Test func `counts are labelled, and items without a project come last`() {
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
                                total: "3 open, 4 done including subprojects"
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
            NoCountsReason.noneInUse(ItemCounts(open: 1, done: 0)),
            "No item has a project yet. Add project:name to an item."
        ),
        (.noneOfMatching(ItemCounts(open: 1, done: 0)), "No matching item has a project."),
        (.nothingMatches, "Nothing matches."),
    ])
    func `without projects a message says why`(reason: NoCountsReason, sentence: String) {
        presenter.foundNoProject(reason)

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `an empty list shows how to add an item`() {
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

    @Test func `a storage error has a message and an exit status`() {
        presenter.couldNotFindProjects(ListError(.notADatabase, path: "x.db"))

        #expect(
            view.shown == [
                .errorMessage(
                    ErrorMessage(
                        .badData,
                        "x.db is not an adder list and was not changed. Choose another file with --db."
                    )
                )
            ]
        )
    }
}
