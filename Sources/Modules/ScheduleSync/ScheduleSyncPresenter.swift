import Presentation
import Vocabulary

/// Reports what was installed.
final class ScheduleSyncPresenter: ScheduleSyncPresenting {
    private let view: any ScheduleSyncViewing
    private let interactor: any ScheduleSyncInteracting
    private let router: any ScheduleSyncRouting

    init(view: any ScheduleSyncViewing, interactor: any ScheduleSyncInteracting, router: any ScheduleSyncRouting) {
        (self.view, self.interactor, self.router) = (view, interactor, router)
    }

    func install() {
        interactor.install()
    }

    func remove() {
        interactor.remove()
    }
}

extension ScheduleSyncPresenter: ScheduleSyncInteractorOutput {
    func installedSchedule(_ files: [String]) {
        view.showSchedule(
            ScheduleSyncDisplay(
                sentence: ScheduleSyncSentences.installed,
                notes: [ScheduleSyncSentences.advice(router)],
                facts: files.map(ScheduleSyncSentences.installedFact)
            )
        )
    }

    func removedSchedule(_ files: [String]) {
        view.showSchedule(
            ScheduleSyncDisplay(
                sentence: ScheduleSyncSentences.removed(files, router),
                facts: files.map(ScheduleSyncSentences.removedFact)
            )
        )
    }

    func couldNotSchedule(_ failure: ScheduleSyncFailure) {
        view.showError(ScheduleSyncSentences.errorMessage(failure, router))
        if case .scheduler(.noScheduler(let line)) = failure { view.showLine(line) }
    }
}
