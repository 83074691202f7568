import Boundary
import TestKit
import Testing

@testable import ShowItem

struct ShowItemJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: ShowItemJSONPresenter

    init() {
        presenter = ShowItemJSONPresenter(view: view, interactor: FakeInteractor())
    }

    @Test func `items are told as everywhere, and their stories beside them`() {
        presenter.foundItems(fullResponse)

        let document = view.documents.first ?? ""
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(
            document.hasSuffix(
                #""stories":[{"id":3,"neededBy":[],"parts":[],"occurrences":["2026-12-04"],"history":[{"at":"#
                    + #""2026-11-21T09:30:00Z","command":"change 3 due:fri","what":"due Sat 21 Nov → Fri 27 Nov"}]}]}"#
                    + "\n"
            )
        )
    }

    @Test func `a failure is an error object`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.complaints.map(\.status) == [.notFound])
    }
}
