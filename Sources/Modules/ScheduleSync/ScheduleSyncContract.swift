import Presentation
import Vocabulary

// MARK: - View

protocol ScheduleSyncViewing: ErrorViewing {
    func showSchedule(_ display: ScheduleSyncDisplay)
    /// Shows a line that is to be copied, and so is not wrapped.
    func showLine(_ line: String)
}

struct ScheduleSyncDisplay: Display {
    let sentence: String
    /// Further sentences for people.
    var notes: [String] = []
    /// The same facts for plain output, as labels with texts.
    var facts: [String] = []
}

// MARK: - Interactor

/// Installs and removes automatic sync.
protocol ScheduleSyncInteracting: AnyObject {
    func install()
    func remove()
}

protocol ScheduleSyncInteractorOutput: AnyObject {
    func installedSchedule(_ files: [String])
    /// `files` is empty if nothing was installed.
    func removedSchedule(_ files: [String])
    func couldNotSchedule(_ failure: ScheduleSyncFailure)
}

enum ScheduleSyncFailure: Error, Entity {
    /// Reading the list failed.
    case list(ListError)
    /// No server is known.
    case notSetUp
    /// No password is stored, and an automatic sync can't ask for it.
    case needsPassword(user: String, url: String)
    /// The path of adder is unknown.
    case unknownProgram
    case scheduler(SchedulerFailure)
}

// MARK: - Presenter and router

protocol ScheduleSyncPresenting: AnyObject {
    func install()
    func remove()
}

typealias ScheduleSyncRouting = CommandRouting
