import Boundary
import TestKit
import Testing

@testable import ListHistory

struct ListHistoryJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ListHistoryJSONPresenter

    init() {
        presenter = ListHistoryJSONPresenter(view: view, interactor: interactor)
        interactor.output = presenter
    }

    private static func change(_ id: Int, _ standing: String) -> String {
        #"{"id":\#(id),"at":"2026-11-21T09:30:00Z","command":"done 3",\#(standing),"#
            + #""itemCount":1,"items":[{"id":3,"title":"Rest"}]}"#
    }

    @Test func `changes are told with how they stand and what they were about`() {
        interactor.pages = [
            page(found(7, .redo(1), isUndone: true), found(6, .undo(1)), found(5, .none, isUndone: true))
        ]

        presenter.show(ListHistoryRequest(count: nil))

        let changes = [
            ListHistoryJSONPresenterTests.change(7, #""undone":true,"redo":1"#),
            ListHistoryJSONPresenterTests.change(6, #""undone":false,"undo":1"#),
            ListHistoryJSONPresenterTests.change(5, #""undone":true"#),
        ]
        #expect(view.documents == [#"{"adder":1,"changes":[\#(changes.joined(separator: ","))]}"# + "\n"])
    }

    @Test func `pages make one document`() {
        interactor.pages = [page(found(7, .undo(1)), rest: .wanted), page(found(6, .undo(2)))]

        presenter.show(ListHistoryRequest(count: nil))

        let (first, second) = (#""undone":false,"undo":1"#, #""undone":false,"undo":2"#)
        #expect(
            view.documents == [
                #"{"adder":1,"changes":["# + ListHistoryJSONPresenterTests.change(7, first),
                "," + ListHistoryJSONPresenterTests.change(6, second) + "]}\n",
            ]
        )
    }

    @Test func `what was not asked for does not keep the document open`() {
        interactor.pages = [page(found(7, .undo(1)), rest: .unwanted)]

        presenter.show(ListHistoryRequest(count: 1))

        #expect(interactor.requests == [ListHistoryRequest(count: 1)])
        #expect(view.documents.joined().hasSuffix("}]}\n"))
    }

    @Test func `a reader that leaves is told no more`() {
        interactor.pages = [page(found(7, .undo(1)), rest: .wanted), page(found(6, .undo(2)))]
        view.patience = 1

        presenter.show(ListHistoryRequest(count: nil))

        #expect(view.documents.count == 1)
    }

    @Test func `nothing is an empty array, each time somebody looks`() {
        presenter.foundNoChange()
        presenter.show(ListHistoryRequest(count: nil))
        presenter.foundNoChange()

        #expect(view.documents == Array(repeating: #"{"adder":1,"changes":[]}"# + "\n", count: 2))
    }

    @Test func `trouble is an error object`() {
        presenter.couldNotFindChanges(StorageTrouble(.busy, path: "list"))

        #expect(view.complaints.map(\.status) == [.busy])
    }
}
