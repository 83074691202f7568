import Presentation
import ProgramOutput
import Vocabulary

/// Presents what was installed as one JSON object.
final class ScheduleSyncDocumentPresenter: ScheduleSyncPresenting {
    private let view: any DocumentViewing
    private let interactor: any ScheduleSyncInteracting
    private let router: any ScheduleSyncRouting

    init(view: any DocumentViewing, interactor: any ScheduleSyncInteracting, router: any ScheduleSyncRouting) {
        (self.view, self.interactor, self.router) = (view, interactor, router)
    }

    func install() {
        interactor.install()
    }

    func remove() {
        interactor.remove()
    }
}

extension ScheduleSyncDocumentPresenter: ScheduleSyncInteractorOutput {
    func installedSchedule(_ files: [String]) {
        show(isInstalled: true, files)
    }

    func removedSchedule(_ files: [String]) {
        show(isInstalled: false, files)
    }

    func couldNotSchedule(_ failure: ScheduleSyncFailure) {
        if case .scheduler(.noScheduler(let line)) = failure { show(isInstalled: false, [], cronLine: line) }
        view.show(ScheduleSyncSentences.errorMessage(failure, router), as: JSONText.document)
    }

    private func show(isInstalled: Bool, _ files: [String], cronLine: String? = nil) {
        view.show(
            JSONText.document { document in
                document.object("syncSchedule") { json in
                    json.boolean("installed", isInstalled)
                    json.strings("files", files, unlessEmpty: true)
                    if let cronLine { json.string("cron", cronLine) }
                }
            }
        )
    }
}
