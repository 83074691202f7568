import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Presents what was forgotten as one JSON object.
final class ForgetHistoryDocumentPresenter: ForgetHistoryPresenting {
    private let view: any DocumentViewing
    private let interactor: any ForgetHistoryInteracting
    private let router: any ForgetHistoryRouting

    init(view: any DocumentViewing, interactor: any ForgetHistoryInteracting, router: any ForgetHistoryRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func forget(_ request: ForgetHistoryRequest) {
        interactor.forget(request)
    }
}

extension ForgetHistoryDocumentPresenter: ForgetHistoryInteractorOutput {
    func foundFutureDay(_ day: Day, today: Day) {
        view.show(ForgetHistorySentences.futureDay(day.description, router), as: JSONText.document)
    }

    func foundChangesToConfirm(_ response: ForgetHistoryConfirmation) {
        let question = ForgetHistorySentences.question(response)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func forgotChanges(_ response: ForgetHistoryResponse) {
        let forgotten = response.forgotten
        view.show(
            JSONText.document { document in
                document.object("forgotten") { object in
                    object.integer("changeCount", forgotten.changes)
                    object.integer("bytesBefore", forgotten.bytesBefore)
                    object.integer("bytes", forgotten.bytes)
                }
            }
        )
        if let failure = forgotten.failure {
            view.show(ForgetHistorySentences.spaceNotGivenBack(failure), as: JSONText.document)
        }
    }

    func couldNotForget(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}
