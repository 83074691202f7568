import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents backups as one JSON object.
final class BackUpListDocumentPresenter: BackUpListPresenting {
    private let view: any DocumentViewing
    private let interactor: any BackUpListInteracting
    private let router: any BackUpListRouting

    init(view: any DocumentViewing, interactor: any BackUpListInteracting, router: any BackUpListRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func backUp(_ request: BackUpListRequest) {
        interactor.backUp(request)
    }
}

extension BackUpListDocumentPresenter: BackUpListInteractorOutput {
    func madeBackup(_ backup: Backup) {
        show([backup])
    }

    func foundExistingFile(_ path: String) {
        let question = BackUpListSentences.question(path)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func foundNothingToBackUp() {
        view.show(BackUpListSentences.nothing(router), as: JSONText.document)
    }

    func foundBackups(_ response: BackupsResponse) {
        show(response.backups)
    }

    func couldNotBackUp(_ failure: BackupError) {
        view.show(BackupSentences.errorMessage(failure, router), as: JSONText.document)
    }

    private func show(_ backups: [Backup]) {
        view.show(JSONText.document { $0.backups(backups) })
    }
}
