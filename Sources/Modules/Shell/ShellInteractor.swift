import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ShellDataManaging: AnyObject {
    /// Of open items that do not wait for a later day.
    func standing(on today: Day) throws(ListTrouble) -> ListStanding
    func typedLines() throws(ListTrouble) -> [String]
    /// Keeps what the closure makes of the lines that are there by now, as other shells write them too.
    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListTrouble)
}

/// Wakes somebody who waits.
protocol ShellWaking: AnyObject {
    func wake(at instant: Instant)
}

/// Notices what matters to someone who has the list open all day.
final class ShellInteractor: ShellInteracting {
    weak var output: (any ShellInteractorOutput)?
    private let dataManager: any ShellDataManaging
    private let clock: any Clock
    private let alarm: any ShellWaking
    /// At the last look.
    private var seen: (day: Day, version: ListVersion?)?

    /// Those that this shell can go back to.
    private var typed = TypedLines()
    private var hasComplained = false

    init(dataManager: any ShellDataManaging, clock: any Clock, alarm: any ShellWaking) {
        self.dataManager = dataManager
        self.clock = clock
        self.alarm = alarm
    }

    func look() {
        let today = clock.now().today
        if let midnight = clock.nextMidnight() { alarm.wake(at: midnight) }
        // Nobody asked for anything yet; a list that cannot be read is told to whoever does.
        let standing = try? dataManager.standing(on: today)
        let before = seen
        seen = (today, standing?.version ?? before?.version)
        if let before {
            if before.day != today {
                output?.dayHasBegun(today)
            } else if before.version != seen?.version {
                output?.listHasChanged()
            }
        }
        output?.foundStanding(ShellStanding(overdue: standing?.overdue ?? 0, today: standing?.today ?? 0))
    }
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

    func keepLine(_ line: String) {
        guard typed.add(line) else { return }
        output?.recalledLines([line])
        do {
            try dataManager.changeTypedLines { lines in
                var all = TypedLines(lines)
                _ = all.add(line)
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
