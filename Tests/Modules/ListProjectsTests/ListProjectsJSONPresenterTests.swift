import Boundary
import TestKit
import Testing

@testable import ListProjects

struct ListProjectsJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ListProjectsJSONPresenter

    init() {
        presenter = ListProjectsJSONPresenter(view: view, interactor: interactor)
    }

    @Test func `names are as they are stored, and every count has its key`() {
        presenter.foundProjects(response)

        #expect(
            view.documents == [
                #"{"adder":1,"projects":[{"name":"home","open":1,"done":0,"total":{"open":3,"done":4}},"#
                    + #"{"name":"home.garden","open":2,"done":4,"total":{"open":2,"done":4}}],"#
                    + #""without":{"open":5,"done":6}}"# + "\n"
            ]
        )
    }

    @Test func `where there is no project the others are counted all the same`() {
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

    @Test func `trouble is an error object with its status`() {
        presenter.couldNotFindProjects(StorageTrouble(.notADatabase, path: "x.db"))

        #expect(view.complaints.map(\.status) == [.badData])
        #expect(view.documents.allSatisfy { $0.hasPrefix(#"{"adder":1,"error":{"status":65,"#) })
    }

    @Test func `showing the module asks the interactor`() {
        presenter.show(ListProjectsRequest())

        #expect(interactor.requests == [ListProjectsRequest()])
    }
}
