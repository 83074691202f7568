import Boundary
import TestKit
import Testing

@testable import ListTags

struct ListTagsJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ListTagsJSONPresenter

    init() {
        presenter = ListTagsJSONPresenter(view: view, interactor: interactor)
    }

    @Test func `names are as they are stored, and every count has its key`() {
        presenter.foundTags(response)

        #expect(
            view.documents == [
                #"{"adder":1,"tags":[{"name":"@shop","open":1,"done":0},{"name":"money","open":12,"done":4}],"#
                    + #""without":{"open":5,"done":6}}"# + "\n"
            ]
        )
    }

    @Test func `where there is no tag the others are counted all the same`() {
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

    @Test func `trouble is an error object with its status`() {
        presenter.couldNotFindTags(StorageTrouble(.notADatabase, path: "x.db"))

        #expect(view.complaints.map(\.status) == [.badData])
        #expect(view.documents.allSatisfy { $0.hasPrefix(#"{"adder":1,"error":{"status":65,"#) })
    }

    @Test func `showing the module asks the interactor`() {
        presenter.show(ListTagsRequest())

        #expect(interactor.requests == [ListTagsRequest()])
    }
}
