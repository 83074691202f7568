import Boundary
import Entities
import TestKit
import Testing

@testable import {{name}}

struct {{name}}JSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let delegate = FakeDelegate()
    private let presenter: {{name}}JSONPresenter

    init() {
        presenter = {{name}}JSONPresenter(view: view, interactor: interactor)
        presenter.delegate = delegate
    }

    @Test func `items that are named are asked for at once`() {
        presenter.choose(three)

        #expect(interactor.requests == [three])
    }

    @Test func `what is found is a list of items`() {
        presenter.foundItems({{name}}Response(items: [ItemSummary(.sample(3))]))

        #expect(view.documents.map { $0.hasPrefix(#"{"adder":1,"items":[{"id":3,"#) } == [true])
        #expect(delegate.chosen == [[3]])
    }

    @Test func `where there is no item the list is empty`() {
        presenter.foundNoItem()

        #expect(view.documents == [#"{"adder":1,"items":[]}"# + "\n"])
        #expect(delegate.timesNothing == 1)
    }

    @Test func `a failure is an error object with its status`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.complaints.map(\.status) == [.notFound])
        #expect(delegate.timesNothing == 1)
    }
}
