import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

struct ChangeDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeChangeInteractor<ItemChoice, [ItemSummary]>()
    private let presenter: ChangeDocumentPresenter<ItemChoice, [ItemSummary]>

    init() {
        presenter = ChangeDocumentPresenter(view: view, interactor: interactor, router: FakeRouter(), action: .remove) {
            ChangeDocument(
                items: $0,
                lists: ["ashes": $0.filter(\.isDone), "none": []],
                hints: [ReadingHint(word: "Hot", suggestion: "hot:")]
            )
        }
    }

    @Test func `a request reaches the interactor`() {
        presenter.perform(.sample(.everything))

        #expect(interactor.requests == [.sample(.everything)])
    }

    @Test func `a change is shown as the module's document`() {
        presenter.didChange([.sample(3, isDone: true)])

        let document = view.documents.joined()
        #expect(document.hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.contains(#"],"ashes":[{"id":3,"#))
        #expect(document.hasSuffix(#"],"hints":["“Hot” stayed in the title. Did you mean “hot:”?"]}"# + "\n"))
        #expect(!document.contains("none") && !view.isHolding)
    }

    @Test func `a long change is one document, which is held back until the change is complete`() {
        let items = (1...5).map { ItemSummary.sample($0, isDone: $0 != 2) }

        presenter.willChange(Array(items[..<2]))
        presenter.willChange([items[2]])

        #expect(view.isHolding)
        presenter.didChange(Array(items[3...]))
        #expect(!view.isHolding)
        let parts = view.documents.joined()
        view.clear()
        presenter.perform(.sample(.everything))
        presenter.didChange(items)
        #expect(parts == view.documents.joined())
    }

    @Test func `a missing confirmation is an error`() {
        presenter.couldNotChange(.needsConfirmation(ItemsToConfirm([.sample(3, "Pay rent")])))

        #expect(
            view.problems == [
                ChangeSentences.confirmationRequired("Remove 3 Pay rent?")
            ]
        )
        #expect(interactor.requests.isEmpty)
    }

    @Test func `a result without matches is an empty list`() {
        presenter.couldNotChange(.noMatch(NoMatch()))

        #expect(view.documents == [#"{"adder":1,"items":[]}"# + "\n"])
    }

    @Test func `an error is a document with its status`() {
        presenter.couldNotChange(.unknownIDs([9...9]))

        #expect(view.problems.map(\.status) == [.notFound])
        #expect(view.documents.first?.hasPrefix(#"{"adder":1,"error":{"status":66,"#) == true)
    }
}
