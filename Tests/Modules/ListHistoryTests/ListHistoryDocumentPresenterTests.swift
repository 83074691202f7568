import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ListHistory

struct ListHistoryDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ListHistoryDocumentPresenter

    init() {
        presenter = ListHistoryDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
        interactor.output = presenter
    }

    private static func change(_ id: Int, _ standing: String) -> String {
        #"{"id":\#(id),"at":"2026-11-21T09:30:00Z","command":"done 3",\#(standing),"#
            + #""itemCount":1,"items":[{"id":3,"title":"Rest"}]}"#
    }

    @Test func `changes are listed with their status and items`() {
        interactor.pages = [
            page(found(7, .redo(1), isUndone: true), found(6, .undo(1)), found(5, .none, isUndone: true))
        ]

        presenter.show(ListHistoryRequest(count: nil))

        let changes = [
            ListHistoryDocumentPresenterTests.change(7, #""undone":true,"redo":1"#),
            ListHistoryDocumentPresenterTests.change(6, #""undone":false,"undo":1"#),
            ListHistoryDocumentPresenterTests.change(5, #""undone":true"#),
        ]
        #expect(view.documents == [#"{"adder":1,"changes":[\#(changes.joined(separator: ","))]}"# + "\n"])
    }

    @Test func `pages form one document`() {
        interactor.pages = [page(found(7, .undo(1)), rest: .requested), page(found(6, .undo(2)))]

        presenter.show(ListHistoryRequest(count: nil))

        let (first, second) = (#""undone":false,"undo":1"#, #""undone":false,"undo":2"#)
        #expect(
            view.documents == [
                #"{"adder":1,"changes":["# + ListHistoryDocumentPresenterTests.change(7, first),
                "," + ListHistoryDocumentPresenterTests.change(6, second) + "]}\n",
            ]
        )
    }

    @Test func `changes that were not requested don't keep the document open`() {
        interactor.pages = [page(found(7, .undo(1)), rest: .notRequested)]

        presenter.show(ListHistoryRequest(count: 1))

        #expect(interactor.requests == [ListHistoryRequest(count: 1)])
        #expect(view.documents.joined().hasSuffix("}]}\n"))
    }

    @Test func `output stops when the reader closes the pipe`() {
        interactor.pages = [page(found(7, .undo(1)), rest: .requested), page(found(6, .undo(2)))]
        view.readLimit = 1

        presenter.show(ListHistoryRequest(count: nil))

        #expect(view.documents.count == 1)
    }

    @Test func `a result without changes is always an empty array`() {
        presenter.foundNoChange()
        presenter.show(ListHistoryRequest(count: nil))
        presenter.foundNoChange()

        #expect(view.documents == Array(repeating: #"{"adder":1,"changes":[]}"# + "\n", count: 2))
    }

    @Test func `a storage error is an error object`() {
        presenter.couldNotFindChanges(ListError(.busy, path: "list"))

        #expect(view.problems.map(\.status) == [.busy])
    }
}
