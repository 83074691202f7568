import Almanac
import CommandLine
import Entities
import ProgramOutput
import Responses
import TestKit
import Testing

@testable import EditItem

struct EditItemOutcomePresenterTests {
    private let document = FakeDocumentView()
    private let view = FakeView()
    private let presenter: EditItemPresenter

    init() {
        presenter = EditItemPresenter(
            view: view,
            interactor: FakeInteractor(),
            outcome: EditItemDocumentPresenter(view: document),
            router: FakeRouter(),
            reader: reader,
            delegate: nil
        )
        presenter.edit(request)
    }

    @Test func `the page is the same, and the result is a document`() {
        presenter.foundItem(.sample(3, "Pay rent"))
        let (before, after) = (ItemSummary.sample(3, "Pay rent"), ItemSummary.sample(3, "Pay the rent"))
        presenter.savedItem(EditItemResponse(before: before, after: after, today: Day.saturday))

        #expect(view.pages.count == 1)
        #expect(document.documents.first?.hasPrefix(#"{"adder":1,"items":[{"id":3,"#) == true)
        #expect(view.shown.last == .discarded)
    }

    @Test func `a result without changes is an empty list, and a failure is an error`() {
        presenter.foundNothingToSave()
        presenter.couldNotEditItem(.unknownID(3))

        #expect(document.documents.first == #"{"adder":1,"items":[]}"# + "\n")
        #expect(document.problems.map(\.status) == [.notFound])
    }

    @Test func `the path of a kept page is part of the error`() {
        presenter.foundItem(.sample(3, "Pay rent"))

        presenter.couldNotEditItem(.unknownID(3))
        presenter.didLeavePage(hasChanges: true)

        #expect(document.problems.map { $0.sentence.hasSuffix("Your text is saved in /tmp/page.") } == [true, true])
        #expect(document.problems.map(\.status) == [.notFound, .terminated])
    }
}
