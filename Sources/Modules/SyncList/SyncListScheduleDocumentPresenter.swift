import Presentation
import Vocabulary

/// Presents what was installed as one JSON object.
final class SyncListScheduleDocumentPresenter: SyncListSchedulePresenting {
    private let view: any DocumentViewing
    private let interactor: any SyncListScheduling
    private let router: any SyncListRouting
    private let sync: () -> Void

    init(
        view: any DocumentViewing,
        interactor: any SyncListScheduling,
        router: any SyncListRouting,
        sync: @escaping () -> Void
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.sync = sync
    }

    func install() {
        interactor.install()
    }

    func remove() {
        interactor.remove()
    }

    func syncIfDue() {
        interactor.findWhetherSyncIsDue()
    }
}

extension SyncListScheduleDocumentPresenter: SyncListScheduleInteractorOutput {
    func installedSchedule(_ files: [String]) {
        show(isInstalled: true, files)
    }

    func removedSchedule(_ files: [String]) {
        show(isInstalled: false, files)
    }

    func foundNoScheduler(line: String) {
        show(isInstalled: false, [], cronLine: line)
        view.show(SyncListScheduleSentences.noScheduler, as: JSONText.document)
    }

    func foundSyncDue(_ isDue: Bool) {
        if isDue { return sync() }
        view.show(JSONText.document { $0.boolean("syncDue", false) })
    }

    func couldNotSchedule(_ failure: SyncScheduleFailure) {
        view.show(SyncListScheduleSentences.errorMessage(failure, router), as: JSONText.document)
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
