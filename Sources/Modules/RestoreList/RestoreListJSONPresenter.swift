import Boundary
import Presentation

/// The same answers as one JSON object.
final class RestoreListJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any RestoreListInteracting

    init(view: any DocumentShowing, interactor: any RestoreListInteracting) {
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

    func foundBackupToConfirm(_ response: RestoreListDoubt) {
        let question = RestoreListSentences.question(response)
        view.show(ChangeSentences.unconfirmed(question), as: JSONText.document)
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

    func couldNotRestore(_ failure: BackupFailure) {
        view.show(RestoreListSentences.complaint(failure), as: JSONText.document)
    }
}
