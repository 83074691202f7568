import Grammar
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListTags

let response = ListTagsResponse(
    rows: [
        .init(name: "@shop", counts: ItemCounts(open: 1, done: 0)),
        .init(name: "money", counts: ItemCounts(open: 12, done: 4)),
    ],
    without: ItemCounts(open: 5, done: 6)
)

struct ListTagsPresenterTests {
    private let view = FakeCountsView()
    private let interactor = FakeInteractor()
    private let presenter: ListTagsPresenter

    init() {
        presenter = ListTagsPresenter(view: view, interactor: interactor)
    }

    @Test func `a request is passed on unchanged`() {
        presenter.show(ListTagsRequest())

        #expect(interactor.requests == [ListTagsRequest()])
    }

    @Test func `counts are labelled, and items without a tag come last`() {
        presenter.foundTags(response)

        #expect(
            view.shown == [
                .counts(
                    CountsDisplay(
                        rows: [
                            .init(label: "tag @shop", name: "@shop", open: "1 open", done: "0 done"),
                            .init(label: "tag +money", name: "+money", open: "12 open", done: "4 done"),
                            .init(label: "no tag", name: "No tag", open: "5 open", done: "6 done"),
                        ]
                    )
                )
            ]
        )
    }

    @Test(arguments: [
        (
            NoCountsReason.noneInUse(ItemCounts(open: 1, done: 0)),
            "No item has a tag yet. Add +word to an item."
        ),
        (.noneOfMatching(ItemCounts(open: 1, done: 0)), "No matching item has a tag."),
        (.nothingMatches, "Nothing matches."),
    ])
    func `without tags a message says why`(reason: NoCountsReason, sentence: String) {
        presenter.foundNoTag(reason)

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
        presenter.couldNotFindTags(ListError(.notADatabase, path: "x.db"))

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
