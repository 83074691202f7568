import CommandLine
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

struct ChangeDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeChangeInteractor<ItemChoice, String>()
    private let presenter: ChangeDocumentPresenter<ItemChoice, String>

    init() {
        presenter = ChangeDocumentPresenter(view: view, interactor: interactor, router: FakeRouter(), verb: "Burn") {
            "burnt: \($0)"
        }
    }

    @Test func `a request reaches the interactor`() {
        presenter.carryOut(.sample(.everything))

        #expect(interactor.requests == [.sample(.everything)])
    }

    @Test func `a change is shown as the module's document`() {
        presenter.didChange("Pay rent")

        #expect(view.documents == ["burnt: Pay rent"])
    }

    @Test func `a missing confirmation is an error`() {
        presenter.needsConfirmation(of: [.sample(3, "Pay rent")])

        #expect(
            view.problems == [
                ErrorMessage(.wrongUsage, "Burn 3 Pay rent? Can't ask for confirmation here. Use --yes to confirm.")
            ]
        )
        #expect(interactor.requests.isEmpty)
    }

    @Test func `a result without matches is an empty list`() {
        presenter.foundNoItem()

        #expect(view.documents == [#"{"adder":1,"items":[]}"# + "\n"])
    }

    @Test func `an error is a document with its status`() {
        presenter.couldNotChange(.unknownIDs([9...9]))

        #expect(view.problems.map(\.status) == [.notFound])
        #expect(view.documents.first?.hasPrefix(#"{"adder":1,"error":{"status":66,"#) == true)
    }
}
