import Presentation
import Vocabulary

// MARK: - View

protocol SyncListScheduleViewing: ErrorViewing {
    func showSchedule(_ display: SyncListScheduleDisplay)
    /// Shows a line that is to be copied, and so is not wrapped.
    func showLine(_ line: String)
}

struct SyncListScheduleDisplay: Entity {
    let sentence: String
    /// Further sentences for people.
    var notes: [String] = []
    /// The same facts for plain output, as labels with texts.
    var facts: [String] = []
}

// MARK: - Interactor

/// Installs and removes automatic sync.
protocol SyncListScheduling: AnyObject {
    func install()
    func remove()
    /// Finds out whether a sync is worthwhile.
    func findWhetherSyncIsDue()
}

protocol SyncListScheduleInteractorOutput: AnyObject {
    func installedSchedule(_ files: [String])
    /// `files` is empty if nothing was installed.
    func removedSchedule(_ files: [String])
    /// Nothing was installed, as this machine has no systemd for users. `line` does the same with cron.
    func foundNoScheduler(line: String)
    func foundSyncDue(_ isDue: Bool)
    func couldNotSchedule(_ failure: SyncScheduleFailure)
}

enum SyncScheduleFailure: Error, Entity {
    /// Reading the list failed.
    case list(ListError)
    /// Writing or deleting a unit failed.
    case file(ListError)
    /// No server is known.
    case notSetUp
    /// No password is stored, and an automatic sync can't ask for it.
    case needsPassword(user: String, url: String)
    /// Neither `XDG_CONFIG_HOME` nor `HOME` is set.
    case noFolder
    /// The path of adder is unknown.
    case unknownProgram
    /// A path has characters that units and crontabs can't contain.
    case unsuitablePath(String)
    /// systemctl failed with these arguments.
    case refused(arguments: [String])
}

// MARK: - Presenter

protocol SyncListSchedulePresenting: AnyObject {
    func install()
    func remove()
    /// Synchronizes if that is worthwhile.
    func syncIfDue()
}
