import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ShellDataManaging: AnyObject {
    /// Of open items that do not wait for a later day.
    func standing(on today: Day) throws(ListTrouble) -> ListStanding
}

/// Notices what matters to someone who has the list open all day.
final class ShellInteractor: ShellInteracting {
    weak var output: (any ShellInteractorOutput)?
    private let dataManager: any ShellDataManaging
    private let clock: any Clock
    /// At the last look.
    private var seen: (day: Day, version: ListVersion?)?

    init(dataManager: any ShellDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func look() {
        let today = clock.now().today
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
