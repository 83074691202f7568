import Boundary
import TestKit
import Testing

@testable import ListTags

/// What the presenters of these tests are told.
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

    @Test func `showing the module asks the interactor for just that`() {
        presenter.show(ListTagsRequest())

        #expect(interactor.requests == [ListTagsRequest()])
    }

    @Test func `every count has its word, and what has no tag comes last`() {
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
            NothingCounted.noneInUse(ItemCounts(open: 1, done: 0)),
            "No item has a tag yet; +word in an item's text gives it one."
        ),
        (.noneOfMatching(ItemCounts(open: 1, done: 0)), "Nothing that matches has a tag."),
        (.nothingMatches, "Nothing matches."),
    ])
    func `where there is no tag a sentence says why`(reason: NothingCounted, sentence: String) {
        presenter.foundNoTag(reason)

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
        presenter.couldNotFindTags(StorageTrouble(.notADatabase, path: "x.db"))

        #expect(
            view.shown == [
                .complaint(
                    Complaint(.badData, "x.db is not a list of adder and was left alone; name your list with --db.")
                )
            ]
        )
    }
}
