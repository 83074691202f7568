import Almanac
import Entities
import Vocabulary

/// The data that the interactor needs from the store.
protocol ShowScreenDataManaging: AnyObject {
    func version() throws(ListError) -> ListVersion
    /// The file of the list if it doesn't exist.
    var missingFile: String? { get }
    var hasBackups: Bool { get }
    /// The nanoseconds from 1970 until the file of the list was last written; `nil` if it doesn't exist.
    var lastWrite: Int? { get }
    /// Returns the next time today at which an open item is due.
    func nextDue(after now: Moment) throws(ListError) -> TimeOfDay?
    /// Returns `nil` if the list doesn't have the item.
    func item(_ id: Int) throws(ListError) -> Item?
    /// Returns the items that are still there.
    func present(of ids: [Int]) throws(ListError) -> [Int]
    /// Returns the titles of the items that are still there.
    func titles(of ids: [Int]) throws(ListError) -> [String]
    /// Returns the commands that were typed here and in the shell.
    func typedLines() throws(ListError) -> [String]
    /// Edits the saved lines. The closure gets the current ones.
    func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListError)
    /// Returns the order and groups of lists; those that can't be read are left out.
    func arrangements() -> [ShowScreenPlace: ShowScreenArrangement]
    /// Saves the order and groups of a list, if that is possible.
    func keep(_ arrangement: ShowScreenArrangement, of place: ShowScreenPlace)
}

/// Wakes the screen while it waits for keys.
protocol ShowScreenWaking: AnyObject {
    func wake(at instant: Instant)
    func wake(in milliseconds: Int)
}

/// Notices changes of the list, and of what is due.
final class ShowScreenInteractor: ShowScreenInteracting {
    weak var output: (any ShowScreenInteractorOutput)?
    private let dataManager: any ShowScreenDataManaging
    private let clock: any Clock
    private let alarm: any ShowScreenWaking
    private var version: ListVersion?
    /// The time at which the lists have to be read again: when an item becomes overdue, or at midnight.
    private var end: Instant?
    private var isUnreadable = false
    /// When the file was last written before it could not be read.
    private var unreadableWrite: Int?
    /// In milliseconds, until a list that another process is writing is checked again.
    private var pause = ShowScreenInteractor.shortestPause
    /// `true` after the file of the list was there.
    private var hasFile = false
    private var hasReportedHistoryError = false

    private static let shortestPause = 5
    private static let longestPause = 200
    /// In milliseconds, until a list that can't be read is tried again although nothing was written.
    private static let retryPause = 2_000

    init(dataManager: any ShowScreenDataManaging, clock: any Clock, alarm: any ShowScreenWaking) {
        self.dataManager = dataManager
        self.clock = clock
        self.alarm = alarm
    }

    func wake() {
        unreadableWrite = nil
        checkForChanges()
    }

    func checkForChanges() {
        let now = clock.now()
        let lastWrite = dataManager.lastWrite
        // Each attempt opens the file and closes it, which is noticed like a change.
        if isUnreadable, let unreadableWrite, unreadableWrite == lastWrite { return }
        do throws(ListError) {
            let new = try dataManager.version()
            let isPast = end.map { $0 <= now.instant } ?? false
            if new == version, !isPast, !isUnreadable {
                pause = ShowScreenInteractor.shortestPause
                // A check that came soon has taken the place of this time.
                if let end { alarm.wake(at: end) }
                return
            }
            let isFirst = version == nil
            let next = try dataManager.nextDue(after: now)
            (version, isUnreadable, pause) = (new, false, ShowScreenInteractor.shortestPause)
            end = clock.wakeTime(after: next, from: now)
            if let end { alarm.wake(at: end) }
            if let file = dataManager.missingFile {
                let hasBackups = dataManager.hasBackups
                if hasFile || hasBackups {
                    output?.listIsMissing(file, hasBackups: hasBackups)
                } else if !isFirst {
                    output?.listHasChanged()
                }
                return
            }
            hasFile = true
            if !isFirst { output?.listHasChanged() }
        } catch {
            if error.kind == .busy { return checkLater() }
            if !isUnreadable { output?.couldNotReadList(error) }
            (isUnreadable, unreadableWrite) = (true, lastWrite)
            alarm.wake(in: ShowScreenInteractor.retryPause)
        }
    }

    /// A change takes a few milliseconds, and is final a moment before the list can be read; an import takes longer.
    private func checkLater() {
        alarm.wake(in: pause)
        pause = min(2 * pause, ShowScreenInteractor.longestPause)
    }

    func checkForRemoval(of ids: [Int]) {
        guard let left = try? dataManager.present(of: ids), left.count < ids.count else { return }
        let present = Set(left)
        output?.itemsWereRemoved(ids.filter { !present.contains($0) }, leaving: left)
    }

    func findPlace(of id: Int) {
        do throws(ListError) {
            if let item = try dataManager.item(id) {
                output?.found(id, in: place(of: item))
            } else {
                output?.foundNoItem(id)
            }
        } catch {
            output?.couldNotFindItem(error)
        }
    }

    func findPlace(ofNew ids: [Int]) {
        // Its addition was reported already.
        guard let first = ids.first, let item = try? dataManager.item(first) else { return }
        output?.foundNew(first, of: ids.count, in: place(of: item), due: item.details.due?.day)
    }

    func findTitles(of ids: [Int]) {
        do throws(ListError) {
            output?.foundTitles(try dataManager.titles(of: ids))
        } catch {
            output?.couldNotFindItem(error)
        }
    }

    private func place(of item: Item) -> ShowScreenPlace {
        let isWaiting = Item.isHidden(until: item.details.wait, on: clock.now().today)
        return item.status != .open ? .done : isWaiting ? .waiting : .all
    }
}

// MARK: - Lines

extension ShowScreenInteractor {
    func recallLines() {
        keepingHistory { () throws(ListError) in output?.recalledLines(try dataManager.typedLines()) }
    }

    func keepLine(_ line: String) {
        keepingHistory { () throws(ListError) in
            try dataManager.changeTypedLines { lines in
                var all = TypedLines(lines)
                _ = all.add(line)
                return all.lines
            }
        }
    }

    func recallArrangements() { output?.recalledArrangements(dataManager.arrangements()) }

    func keep(_ arrangement: ShowScreenArrangement, of place: ShowScreenPlace) {
        dataManager.keep(arrangement, of: place)
    }

    private func keepingHistory(_ body: () throws(ListError) -> Void) {
        do {
            try body()
        } catch {
            if !hasReportedHistoryError { output?.couldNotKeepLines(error) }
            hasReportedHistoryError = true
        }
    }
}
