import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ShellDataManaging: AnyObject {
    func version() throws(ListTrouble) -> ListVersion
    /// What was typed for the changes behind this one, the oldest first.
    func commands(after change: Int?) throws(ListTrouble) -> [String]
    /// Of open items that do not wait for a later day.
    func standing(on today: Day) throws(ListTrouble) -> ListStanding
    func typedLines() throws(ListTrouble) -> [String]
    /// Keeps what the closure makes of the lines that are there by now, as other shells write them too.
    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListTrouble)
}

/// Wakes somebody who waits.
protocol ShellWaking: AnyObject {
    func wake(at instant: Instant)
    func wakeSoon()
}

/// Notices what matters to someone who has the list open all day.
final class ShellInteractor: ShellInteracting {
    weak var output: (any ShellInteractorOutput)?
    private let dataManager: any ShellDataManaging
    private let clock: any Clock
    private let alarm: any ShellWaking
    /// At the last look that found anything.
    private var seen: Look?

    /// Those that this shell can go back to.
    private var typed = TypedLines()
    private var hasComplained = false
    private var looksSoon = false
    /// Since the list could be looked at for the last time.
    private var cannotLook = false

    init(dataManager: any ShellDataManaging, clock: any Clock, alarm: any ShellWaking) {
        self.dataManager = dataManager
        self.clock = clock
        self.alarm = alarm
    }

    /// Looks in a moment, when others have done what they are about.
    func lookSoon() {
        if looksSoon { return }
        looksSoon = true
        alarm.wakeSoon()
    }

    func look() {
        look(isForOthers: false)
    }

    /// Looks where nobody has done anything here since the last look.
    func lookAtOthers() {
        look(isForOthers: true)
    }

    private func look(isForOthers: Bool) {
        let today = clock.now().today
        looksSoon = false
        if let midnight = clock.nextMidnight() { alarm.wake(at: midnight) }
        let before = seen
        var commands: [String] = []
        let now: Look
        do {
            // What happens between the two questions is seen by the next look.
            let version = try dataManager.version()
            if !cannotLook, before?.day == today, before?.version == version { return }
            now = Look(day: today, version: version, standing: try dataManager.standing(on: today))
            if isForOthers, let before, before.version != version {
                commands = try dataManager.commands(after: before.version.lastChange)
            }
        } catch {
            return error.kind == .busy ? lookSoon() : tellOnce(error)
        }
        seen = now
        cannotLook = false
        if let before {
            if isForOthers, before.version != now.version { output?.othersChangedList(commands) }
            if before.day != today {
                output?.dayHasBegun(today)
            } else if before.version != now.version {
                output?.listHasChanged()
            }
        }
        output?.foundStanding(ShellStanding(overdue: now.standing.overdue, today: now.standing.today))
    }

    private func tellOnce(_ trouble: ListTrouble) {
        if cannotLook { return }
        cannotLook = true
        output?.couldNotLook(StorageTrouble(trouble))
    }
}

/// What was seen when the list was looked at.
private struct Look {
    let day: Day
    let version: ListVersion
    let standing: ListStanding
}

// MARK: - Lines

extension ShellInteractor {
    func recallLines() {
        do {
            typed = TypedLines(try dataManager.typedLines())
            output?.recalledLines(typed.lines)
        } catch {
            complain(error)
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
            complain(error)
        }
    }

    /// Once is enough for something that is no more than a convenience.
    private func complain(_ trouble: ListTrouble) {
        if hasComplained { return }
        hasComplained = true
        output?.couldNotKeepLines(StorageTrouble(trouble))
    }
}
