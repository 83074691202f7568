import Grammar
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListTags

struct ListTagsJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ListTagsJSONPresenter

    init() {
        presenter = ListTagsJSONPresenter(view: view, interactor: interactor)
    }

    @Test func `names are unchanged, and each count has a key`() {
        presenter.foundTags(response)

        #expect(
            view.documents == [
                #"{"adder":1,"tags":[{"name":"@shop","open":1,"done":0},{"name":"money","open":12,"done":4}],"#
                    + #""without":{"open":5,"done":6}}"# + "\n"
            ]
        )
    }

    @Test func `without tags the other items are still counted`() {
        presenter.foundNoTag(.noneInUse(ItemCounts(open: 1, done: 2)))
        presenter.foundNoTag(.nothingMatches)
        presenter.foundEmptyList()

        #expect(
            view.documents == [
                #"{"adder":1,"tags":[],"without":{"open":1,"done":2}}"# + "\n",
                #"{"adder":1,"tags":[]}"# + "\n", #"{"adder":1,"tags":[]}"# + "\n",
            ]
        )
    }

    @Test func `a storage error is an error object with its exit status`() {
        presenter.couldNotFindTags(ListError(.notADatabase, path: "x.db"))

        #expect(view.problems.map(\.status) == [.badData])
        #expect(view.documents.allSatisfy { $0.hasPrefix(#"{"adder":1,"error":{"status":65,"#) })
    }

    @Test func `a request is passed on to the interactor`() {
        presenter.show(ListTagsRequest())

        #expect(interactor.requests == [ListTagsRequest()])
    }
}
