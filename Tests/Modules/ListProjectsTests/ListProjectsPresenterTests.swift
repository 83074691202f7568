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
    private let view = FakeCountsView()
    private let interactor = FakeCountsInteractor()
    private let presenter: ListProjectsPresenter

    init() {
        presenter = ListProjectsPresenter(CountsRoles(view: view, interactor: interactor, router: FakeRouter()))
    }

    @Test func `counts are labeled, and items without a project come last`() {
        presenter.found(response)

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
        (NoCountsReason.noneInUse(ItemCounts(open: 1)), "No item has a project yet. Add project:name to an item."),
        (.noneOfMatching(ItemCounts(open: 1)), "No matching item has a project."),
    ])
    func `without projects a message says why`(reason: NoCountsReason, sentence: String) {
        presenter.foundNone(reason)

        #expect(view.shown == [.nothing(sentence)])
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
