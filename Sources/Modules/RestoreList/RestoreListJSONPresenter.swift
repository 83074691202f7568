import Presentation
import Responses
import Vocabulary

/// The backups as a JSON object.
final class RestoreListJSONPresenter {
    private let view: any DocumentViewing
    private let interactor: any RestoreListInteracting

    init(view: any DocumentViewing, interactor: any RestoreListInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension RestoreListJSONPresenter: RestoreListModule {
    func restore(_ request: RestoreListRequest) {
        interactor.restore(request)
    }
}

extension RestoreListJSONPresenter: RestoreListInteractorOutput {
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
        view.show(RestoreListSentences.unknown(word), as: JSONText.document)
    }

    func couldNotRestore(_ failure: BackupError) {
        view.show(RestoreListSentences.errorMessage(failure), as: JSONText.document)
    }
}
