import CommandLine
import Presentation

/// Reports what was installed, and starts a sync that is due.
final class SyncListSchedulePresenter: SyncListSchedulePresenting {
    private let view: any SyncListScheduleViewing
    private let interactor: any SyncListScheduling
    private let router: any SyncListRouting
    private let sync: () -> Void

    /// - Parameter sync: Presents the sync.
    init(
        view: any SyncListScheduleViewing,
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

    func foundNoScheduler(line: String) {
        view.showError(SyncListScheduleSentences.noScheduler)
        view.showLine(line)
    }

    func foundSyncDue(_ isDue: Bool) {
        if isDue { sync() }
    }

    func couldNotSchedule(_ failure: SyncScheduleFailure) {
        view.showError(SyncListScheduleSentences.errorMessage(failure, router))
    }
}
