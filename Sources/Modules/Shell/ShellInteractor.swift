import Almanac
import Entities
import Vocabulary

/// The data that the interactor needs from the store.
protocol ShellDataManaging: AnyObject {
    func version() throws(ListError) -> ListVersion
    /// Returns the commands of the changes after this one, oldest first.
    func commands(after change: Int?) throws(ListError) -> [String]
    /// Counts open items that are not hidden until a later day.
    func counts(at now: Moment) throws(ListError) -> ShellCounts
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
        let moment = clock.now()
        hasScheduledCheck = false
        let before = lastSeen
        defer { wake(after: lastSeen?.counts.nextTime, from: moment) }
        var commands: [String] = []
        let now: Observation
        do {
            // A change between the two queries is found by the next check.
            let version = try dataManager.version()
            if !isListUnreadable, let before, before.isCurrent(at: moment, version) { return }
            now = Observation(moment: moment, version: version, counts: try dataManager.counts(at: moment))
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
            if before.moment.today != moment.today {
                output?.dayHasBegun(moment.today)
            } else if !before.isCurrent(at: moment, now.version) {
                output?.listHasChanged()
            }
        }
        output?.foundCounts(now.counts)
    }

    /// Wakes up when the next item has become overdue, or else at midnight.
    private func wake(after time: TimeOfDay?, from now: Moment) {
        if let instant = clock.wakeTime(after: time, from: now) { alarm.wake(at: instant) }
    }

    private func reportOnce(_ failure: ListError) {
        if isListUnreadable { return }
        isListUnreadable = true
        output?.couldNotReadList(failure)
    }
}

/// The state of the list at one check.
private struct Observation {
    let moment: Moment
    let version: ListVersion
    let counts: ShellCounts

    func isCurrent(at now: Moment, _ newVersion: ListVersion) -> Bool {
        version == newVersion && moment.today == now.today && !(counts.nextTime.map { $0 < now.time } ?? false)
    }
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
