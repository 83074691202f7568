import Almanac
import CommandLine
import Entities
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import EditItem

struct EditItemDocumentPresenterTests {
    private let document = FakeDocumentView()
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: EditItemPresenter

    init() {
        presenter = EditItemPresenter(
            view: view,
            interactor: interactor,
            outcome: EditItemDocumentPresenter(view: document, router: FakeRouter()),
            router: FakeRouter(),
            reader: reader,
            delegate: nil
        )
        interactor.output = presenter
        presenter.edit(request)
    }

    @Test func `the page is the same, and the result is a document`() {
        presenter.foundItems([.sample(3, "Pay rent")])
        let (before, after) = (ItemSummary.sample(3, "Pay rent"), ItemSummary.sample(3, "Pay the rent"))
        presenter.savedItems(EditItemResponse(changed: [.init(before: before, after: after)], today: Day.saturday))

        #expect(view.pages.count == 1)
        #expect(document.documents.first?.hasPrefix(#"{"adder":1,"items":[{"id":3,"#) == true)
        #expect(view.shown.last == .discarded)
    }

    @Test func `a result without changes is an empty list, and a failure is an error`() {
        presenter.foundNothingToSave()
        presenter.couldNotEditItems(.change(.unknownIDs([3...3])))

        #expect(document.documents.first == #"{"adder":1,"items":[]}"# + "\n")
        #expect(document.problems.map(\.status) == [.notFound])
    }

    @Test func `removed items have a key of their own, and a question is an error`() {
        presenter.savedItems(
            EditItemResponse(
                added: [.sample(5)],
                removed: [.sample(4)],
                dependents: [.sample(6)],
                children: [.sample(7)],
                today: Day.saturday
            )
        )
        var items = ItemsToConfirm()
        items.add(4, title: "Rest")
        presenter.couldNotEditItems(.change(.needsConfirmation(items)))

        #expect(document.documents.first?.contains(#""items":[{"id":5,"#) == true)
        #expect(document.documents.first?.contains(#""removed":[{"id":4,"#) == true)
        #expect(document.documents.first?.contains(#""dependents":[{"id":6,"#) == true)
        #expect(document.documents.first?.contains(#""children":[{"id":7,"#) == true)
        #expect(document.problems.first?.sentence.hasPrefix("Remove 4 Rest? Can't ask for confirmation here.") == true)
    }

    @Test func `the way to go on is part of the error`() {
        presenter.foundItems([.sample(3, "Pay rent")])

        presenter.couldNotEditItems(.change(.unknownIDs([3...3])))
        presenter.didLeavePage(saved: [1])

        #expect(
            document.problems.map { $0.sentence.hasSuffix("Your text is kept. edit --resume goes on with it.") } == [
                true, true,
            ]
        )
        #expect(document.problems.map(\.status) == [.notFound, .terminated])
    }
}
