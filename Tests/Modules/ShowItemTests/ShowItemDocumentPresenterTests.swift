import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowItem

struct ShowItemDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: ShowItemDocumentPresenter

    init() {
        presenter = ShowItemDocumentPresenter(view: view, interactor: FakeInteractor(), router: FakeRouter())
    }

    @Test func `items have the common format, with their histories in a second array`() {
        presenter.foundItem(fullResponse)
        presenter.foundLastItem()

        let document = view.documents.joined()
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(
            document.hasSuffix(
                #""stories":[{"id":3,"occurrences":["2026-12-04"],"postponements":1,"changes":[{"id":9,"at":"#
                    + #""2026-11-21T09:30:00Z","command":"change 3 due:fri","undone":false,"#
                    + #""kind":"changed","what":"due Sat 21 Nov → Fri 27 Nov"}]}]}"# + "\n"
            )
        )
    }

    @Test(arguments: [
        (SyncState.neverSent, #"{"state":"never-sent"}"#), (.inStep, #"{"state":"in-step"}"#),
        (.waits, #"{"state":"waits"}"#),
        (.refused(.isDuplicate), #"{"state":"refused","reason":"the server has another item with the same UID"}"#),
    ])
    func `a synchronized item says where it stands`(state: SyncState, json: String) {
        var response = fullResponse
        response.sync = state

        presenter.foundItem(response)
        presenter.foundLastItem()

        #expect(view.documents.joined().contains(#""sync":\#(json),"#))
    }

    @Test func `a series has the ids of its copies, and a copy that of its series`() {
        var response = fullResponse
        response.copies = [.sample(7, isDone: true), .sample(8, isDone: true)]
        response.series = .sample(9)
        response.history = [
            ItemHistoryEntry(.completed, by: response.history[0].change, before: .init(), after: .init(), copy: 8)
        ]

        presenter.foundItem(response)
        presenter.foundLastItem()

        let document = view.documents.joined()
        #expect(document.contains(#""copies":[7,8],"series":9,"postponements":1,"#))
        #expect(document.contains(#""kind":"completed","copy":8,"what":"done as 8"}"#))
    }

    @Test func `an empty result is two empty arrays`() {
        presenter.foundNothing(NoMatch())

        #expect(view.documents.joined() == #"{"adder":1,"items":[],"stories":[]}"# + "\n")
    }

    @Test func `many items are one document, which is written only when complete`() {
        for _ in 1...500 { presenter.foundItem(fullResponse) }
        let early = view.documents
        presenter.foundLastItem()

        let document = view.documents.joined()
        #expect(early.isEmpty)
        #expect(document.split(separator: #"},{"id":3,"#).count == 2 * 499 + 1)
        #expect(document.hasSuffix("]}]}\n"))
    }

    @Test func `a failure is an error object`() {
        presenter.couldNotFindItems(.unknownIDs([9...9]))

        #expect(view.problems.map(\.status) == [.notFound])
    }
}
