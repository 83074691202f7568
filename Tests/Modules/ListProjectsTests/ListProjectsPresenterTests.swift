import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListProjects

private let response = CountsResponse(
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
    @Test func `counts are labeled, and items without a project come last`() {
        #expect(
            shown(by: ListProjectsPresenter.self, response, to: .everything).displays == [
                CountsDisplay(
                    rows: [
                        .init(
                            label: "project home",
                            name: "home",
                            open: "1 open",
                            done: "0 done",
                            total: "3 open, 4 done including subprojects",
                            openCount: 3
                        ),
                        .init(
                            label: "project home.garden",
                            name: "home.garden",
                            depth: 1,
                            open: "2 open",
                            done: "4 done",
                            openCount: 2
                        ),
                        .init(label: "no project", name: "No project", open: "5 open", done: "6 done", openCount: 5),
                    ]
                )
            ]
        )
    }

    @Test func `without projects a message says why`() {
        let response = CountsResponse(rows: [], without: ItemCounts(open: 1))

        let view = shown(by: ListProjectsPresenter.self, response, to: .everything)

        #expect(view.sentences == ["No item has a project yet. Add project:name to an item."])
    }

    @Test func `names are unchanged in a document, and each count has a key`() {
        #expect(
            ListProjectsPresenter.document(response)
                == #"{"adder":1,"projects":[{"name":"home","open":1,"done":0,"total":{"open":3,"done":4}},"#
                + #"{"name":"home.garden","open":2,"done":4,"total":{"open":2,"done":4}}],"#
                + #""without":{"open":5,"done":6}}"# + "\n"
        )
    }
}
