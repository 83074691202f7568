import Presentation
import Responses
import Vocabulary

/// Presents results as one JSON object.
final class BackUpListJSONPresenter {
    private let view: any DocumentViewing
    private let interactor: any BackUpListInteracting

    init(view: any DocumentViewing, interactor: any BackUpListInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension BackUpListJSONPresenter: BackUpListModule {
    func backUp(_ request: BackUpListRequest) {
        interactor.backUp(request)
    }
}

extension BackUpListJSONPresenter: BackUpListInteractorOutput {
    func madeBackup(_ backup: Backup) {
        show([backup])
    }

    func foundExistingFile(_ path: String) {
        let question = BackUpListSentences.question(path)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func foundNothingToBackUp() {
        view.show(BackUpListSentences.nothing, as: JSONText.document)
    }

    func foundBackups(_ response: BackupsResponse) {
        show(response.backups)
    }

    func couldNotBackUp(_ failure: BackupError) {
        view.show(BackupSentences.errorMessage(failure), as: JSONText.document)
    }

    private func show(_ backups: [Backup]) {
        view.show(JSONText.document { $0.backups(backups) })
    }
}
