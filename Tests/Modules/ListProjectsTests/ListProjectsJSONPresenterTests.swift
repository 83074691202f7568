import Grammar
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListProjects

struct ListProjectsJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ListProjectsJSONPresenter

    init() {
        presenter = ListProjectsJSONPresenter(view: view, interactor: interactor)
    }

    @Test func `names are unchanged, and each count has a key`() {
        presenter.foundProjects(response)

        #expect(
            view.documents == [
                #"{"adder":1,"projects":[{"name":"home","open":1,"done":0,"total":{"open":3,"done":4}},"#
                    + #"{"name":"home.garden","open":2,"done":4,"total":{"open":2,"done":4}}],"#
                    + #""without":{"open":5,"done":6}}"# + "\n"
            ]
        )
    }

    @Test func `without projects the other items are still counted`() {
        presenter.foundNoProject(.noneInUse(ItemCounts(open: 1, done: 2)))
        presenter.foundNoProject(.nothingMatches)
        presenter.foundEmptyList()

        #expect(
            view.documents == [
                #"{"adder":1,"projects":[],"without":{"open":1,"done":2}}"# + "\n",
                #"{"adder":1,"projects":[]}"# + "\n", #"{"adder":1,"projects":[]}"# + "\n",
            ]
        )
    }

    @Test func `a storage error is an error object with its exit status`() {
        presenter.couldNotFindProjects(ListError(.notADatabase, path: "x.db"))

        #expect(view.problems.map(\.status) == [.badData])
        #expect(view.documents.allSatisfy { $0.hasPrefix(#"{"adder":1,"error":{"status":65,"#) })
    }

    @Test func `a request is passed on to the interactor`() {
        presenter.show(ListProjectsRequest())

        #expect(interactor.requests == [ListProjectsRequest()])
    }
}
