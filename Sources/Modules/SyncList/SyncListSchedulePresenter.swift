import CommandLine
import Presentation
import Vocabulary

/// Reports what was installed.
final class SyncListSchedulePresenter: SyncListSchedulePresenting {
    private let view: any SyncListScheduleViewing
    private let interactor: any SyncListScheduling
    private let router: any SyncListRouting

    init(
        view: any SyncListScheduleViewing,
        interactor: any SyncListScheduling,
        router: any SyncListRouting
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
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

    func couldNotSchedule(_ failure: SyncScheduleFailure) {
        view.showError(SyncListScheduleSentences.errorMessage(failure, router))
        if case .scheduler(.noScheduler(let line)) = failure { view.showLine(line) }
    }
}
