import CommandLine
import Presentation
import Vocabulary

/// Reports what was installed.
final class SyncListSchedulePresenter: SyncListSchedulePresenting {
    private let view: any SyncListScheduleViewing
    private let interactor: any SyncListScheduleInteracting
    private let router: any SyncListScheduleRouting

    init(
        view: any SyncListScheduleViewing,
        interactor: any SyncListScheduleInteracting,
        router: any SyncListScheduleRouting
    ) {
        (self.view, self.interactor, self.router) = (view, interactor, router)
    }

    func install() {
        interactor.install()
    }

    func remove() {
        interactor.remove()
    }
}

extension SyncListSchedulePresenter: SyncListScheduleInteractorOutput {
    func installedSchedule(_ files: [String]) {
        view.showSchedule(
            SyncListScheduleDisplay(
                sentence: SyncListScheduleSentences.installed,
                notes: [SyncListScheduleSentences.advice(router)],
                facts: files.map { "installed: \($0)" }
            )
        )
    }

    func removedSchedule(_ files: [String]) {
        view.showSchedule(
            SyncListScheduleDisplay(
                sentence: SyncListScheduleSentences.removed(files, router),
                facts: files.map { "removed: \($0)" }
            )
        )
    }

    func couldNotSchedule(_ failure: SyncListScheduleFailure) {
        view.showError(SyncListScheduleSentences.errorMessage(failure, router))
        if case .scheduler(.noScheduler(let line)) = failure { view.showLine(line) }
    }
}
