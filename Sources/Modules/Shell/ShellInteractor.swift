import Almanac
import Entities
import Vocabulary

/// The data that the interactor needs from the store.
protocol ShellDataManaging: AnyObject {
    func version() throws(ListError) -> ListVersion
    /// Returns the commands of the changes after this one, oldest first.
    func commands(after change: Int?) throws(ListError) -> [String]
    /// Counts open items that are not hidden until a later day.
    func counts(on today: Day) throws(ListError) -> ShellCounts
    func typedLines() throws(ListError) -> [String]
    /// Edits the saved lines. The closure gets the current ones, because other shells write to the same file.
    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListError)
}

/// Wakes the shell while it waits for input.
protocol ShellWaking: AnyObject {
    func wake(at instant: Instant)
    func wakeSoon()
}

/// Detects changes to the list and the date while the shell is open, and keeps the history of typed lines.
final class ShellInteractor: ShellInteracting {
    weak var output: (any ShellInteractorOutput)?
    private let dataManager: any ShellDataManaging
    private let clock: any Clock
    private let alarm: any ShellWaking
    /// The last successful observation.
    private var lastSeen: Observation?

    private var typed = TypedLines()
    private var hasReportedHistoryError = false
    private var hasScheduledCheck = false
    private var isListUnreadable = false

    init(dataManager: any ShellDataManaging, clock: any Clock, alarm: any ShellWaking) {
        self.dataManager = dataManager
        self.clock = clock
        self.alarm = alarm
    }

    /// Schedules a check for when other processes have finished their changes.
    func checkSoon() {
        if hasScheduledCheck { return }
        hasScheduledCheck = true
        alarm.wakeSoon()
    }

    func checkForChanges() {
        check(namesCommands: false)
    }

    /// Checks for changes when no command has run in this shell since the last check, so that all are from others.
    func checkForOtherChanges() {
        check(namesCommands: true)
    }

    private func check(namesCommands: Bool) {
        let today = clock.now().today
        hasScheduledCheck = false
        if let midnight = clock.nextMidnight() { alarm.wake(at: midnight) }
        let before = lastSeen
        var commands: [String] = []
        let now: Observation
        do {
            // A change between the two queries is found by the next check.
            let version = try dataManager.version()
            if !isListUnreadable, before?.day == today, before?.version == version { return }
            now = Observation(day: today, version: version, counts: try dataManager.counts(on: today))
            if namesCommands, let before, before.version != version {
                commands = try dataManager.commands(after: before.version.lastChange)
            }
        } catch {
            return error.kind == .busy ? checkSoon() : reportOnce(error)
        }
        lastSeen = now
        isListUnreadable = false
        if let before {
            if namesCommands, before.version != now.version { output?.othersChangedList(commands) }
            if before.day != today {
                output?.dayHasBegun(today)
            } else if before.version != now.version {
                output?.listHasChanged()
            }
        }
        output?.foundCounts(now.counts)
    }

    private func reportOnce(_ failure: ListError) {
        if isListUnreadable { return }
        isListUnreadable = true
        output?.couldNotReadList(failure)
    }
}

/// The state of the list at one check.
private struct Observation {
    let day: Day
    let version: ListVersion
    let counts: ShellCounts
}

// MARK: - Lines

extension ShellInteractor {
    func recallLines() {
        do {
            typed = TypedLines(try dataManager.typedLines())
            output?.recalledLines(typed.lines)
        } catch {
            reportHistoryErrorOnce(error)
        }
    }

    func keepLines(_ lines: [String]) {
        let new = lines.filter { typed.add($0) }
        guard !new.isEmpty else { return }
        output?.recalledLines(new)
        do {
            try dataManager.changeTypedLines { lines in
                var all = TypedLines(lines)
                for line in new { _ = all.add(line) }
                return all.lines
            }
        } catch {
            reportHistoryErrorOnce(error)
        }
    }

    private func reportHistoryErrorOnce(_ failure: ListError) {
        if hasReportedHistoryError { return }
        hasReportedHistoryError = true
        output?.couldNotKeepLines(failure)
    }
}
