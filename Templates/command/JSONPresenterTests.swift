import Boundary
import TestKit
import Testing

@testable import {{name}}

struct {{name}}JSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
{{if delegate}}
    private let delegate = FakeDelegate()
{{end}}
    private let presenter: {{name}}JSONPresenter

    init() {
        presenter = {{name}}JSONPresenter(view: view, interactor: interactor)
{{if delegate}}
        presenter.delegate = delegate
{{end}}
    }

    @Test func `showing the module asks the interactor for just that`() {
        presenter.show({{name}}Request())

        #expect(interactor.requests == [{{name}}Request()])
    }

    @Test func `what is found is a list of items`() {
        presenter.foundItems(response)

        #expect(view.documents.map { $0.hasPrefix(#"{"adder":1,"items":[{"id":3,"#) } == [true])
{{if delegate}}
        #expect(delegate.shown == [[3, 12]])
{{end}}
    }

    @Test func `where there is no item the list is empty`() {
        presenter.foundNoItem(.nothingMatches)

        #expect(view.documents == [#"{"adder":1,"items":[]}"# + "\n"])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }

    @Test func `a failure is an error object with its status`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.complaints.map(\.status) == [.notFound])
{{if delegate}}
        #expect(delegate.timesNothing == 1)
{{end}}
    }
}
