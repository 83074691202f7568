import Almanac
import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ForgetHistory

struct ForgetHistoryDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ForgetHistoryDocumentPresenter

    init() {
        presenter = ForgetHistoryDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    private func report(_ forgotten: ForgottenHistory) {
        presenter.forgotChanges(ForgetHistoryResponse(range: .all, forgotten: forgotten, today: today))
    }

    @Test func `the document has the number of changes and both sizes`() {
        report(.sample(12))

        let json = #"{"adder":1,"forgotten":{"changeCount":12,"bytesBefore":30000000,"bytes":12000000}}"#
        #expect(view.documents == [json + "\n"])
    }

    @Test func `if the space can't be given back, an error follows the document`() {
        report(.sample(12, failure: ListError(.diskFull, path: "/l")))

        #expect(view.documents.count == 2 && view.problems.map(\.status) == [.outputFailed])
    }

    @Test func `a question, a future day and a storage error are error objects`() {
        presenter.foundChangesToConfirm(.sample(1, .all))
        presenter.foundFutureDay(today + 1, today: today)
        presenter.couldNotForget(ListError(.damaged, path: "/l"))

        #expect(view.problems.map(\.status) == [.wrongUsage, .wrongUsage, .badData])
    }
}
