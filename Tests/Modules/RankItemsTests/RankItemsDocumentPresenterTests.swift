import CommandLine
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: RankItemsDocumentPresenter

    init() {
        presenter = RankItemsDocumentPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    @Test func `each item has its reasons`() throws {
        presenter.show(RankItemsRequest())
        presenter.rankedItems(.sample)

        let document = try #require(view.documents.first)
        #expect(interactor.requests.count == 1)
        #expect(document.hasPrefix(#"{"adder":1,"next":[{"item":{"id":3,"#))
        #expect(document.contains(#""why":"overdue since yesterday, 2 items wait for it"},"#))
        #expect(document.hasSuffix(#","omitted":3}"# + "\n"))
    }

    @Test func `today has groups, with the reasons beside the items`() throws {
        presenter.show(RankItemsRequest(isToday: true))
        presenter.rankedItems(.today)
        presenter.foundNothingToDo(.nothingToDo, leftOut: RankItemsLeftOut())

        let document = try #require(view.documents.first)
        #expect(document.hasPrefix(#"{"adder":1,"groups":[{"key":"overdue","name":"Overdue","items":[{"id":3,"#))
        #expect(document.contains(#"}],"why":["due today"]},{"key":"today","name":"Today","items":[{"id":4,"#))
        #expect(document.hasSuffix(#"}],"why":["due today","due today"]}]}"# + "\n"))
        #expect(view.documents.last == #"{"adder":1,"groups":[]}"# + "\n")
    }

    @Test func `nothing to do is an empty array, and a failure an error object`() {
        presenter.foundNothingToDo(.nothingToDo, leftOut: RankItemsLeftOut())
        presenter.couldNotRankItems(ListError(.damaged, path: "/list"))

        #expect(view.documents.first == #"{"adder":1,"next":[]}"# + "\n")
        #expect(view.problems.map(\.status) == [.badData])
    }
}
