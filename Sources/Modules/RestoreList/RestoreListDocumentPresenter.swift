import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents backups as one JSON object.
final class RestoreListDocumentPresenter: RestoreListPresenting {
    private let view: any DocumentViewing
    private let interactor: any RestoreListInteracting
    private let router: any RestoreListRouting

    init(view: any DocumentViewing, interactor: any RestoreListInteracting, router: any RestoreListRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func restore(_ request: RestoreListRequest) {
        interactor.restore(request)
    }
}

extension RestoreListDocumentPresenter: RestoreListInteractorOutput {
    func foundBackups(_ response: BackupsResponse) {
        view.show(JSONText.document { $0.backups(response.backups) })
    }

    func foundBackupToConfirm(_ response: RestoreListConfirmation) {
        let question = RestoreListSentences.question(response)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func restoredList(_ response: RestoreListResponse) {
        view.show(
            JSONText.document { document in
                document.backups([response.backup])
                if let kept = response.kept { document.backup("kept", kept) }
            }
        )
    }

    func foundNoBackup(_ word: String) {
        view.show(RestoreListSentences.unknown(word, router), as: JSONText.document)
    }

    func couldNotRestore(_ failure: BackupError) {
        view.show(RestoreListSentences.errorMessage(failure, router), as: JSONText.document)
    }
}
