import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenInteractorTests {
    private final class DataManager: ShowScreenDataManaging {
        var change = 1
        var next: TimeOfDay?
        var failure: ListError?
        var missingFile: String?
        var hasBackups = false
        var lastWrite: Int? = 1
        var reads = 0
        var items = [Item.sample(3), .sample(7, isDone: true), .sample(8, wait: .saturday + 1)]

        func version() throws(ListError) -> ListVersion {
            reads += 1
            if let failure { throw failure }
            return ListVersion(generation: 1, file: 1, lastChange: change)
        }

        var dueFailure: ListError?

        func nextDue(after now: Moment) throws(ListError) -> TimeOfDay? {
            if let dueFailure { throw dueFailure }
            return next
        }

        func item(_ id: Int) throws(ListError) -> Item? {
            if let failure { throw failure }
            return items.first { $0.id == id }
        }

        func present(of ids: [Int]) throws(ListError) -> [Int] {
            if let failure { throw failure }
            return ids.filter { id in items.contains { $0.id == id } }
        }

        func titles(of ids: [Int]) throws(ListError) -> [String] {
            if let failure { throw failure }
            return ids.filter { id in items.contains { $0.id == id } }.map { "Title \($0)" }
        }

        var lines: [String] = []

        func typedLines() throws(ListError) -> [String] {
            if let failure { throw failure }
            return lines
        }

        func changeTypedLines(_ edit: ([String]) -> [String]) throws(ListError) {
            if let failure { throw failure }
            lines = edit(lines)
        }

        var kept: [ShowScreenPlace: ShowScreenArrangement] = [:]
        func arrangements() -> [ShowScreenPlace: ShowScreenArrangement] { kept }
        func keep(_ arrangement: ShowScreenArrangement, of place: ShowScreenPlace) { kept[place] = arrangement }
    }

    private final class Alarm: ShowScreenWaking {
        var instants: [Instant] = []
        var pauses: [Int] = []

        func wake(at instant: Instant) { instants.append(instant) }
        func wake(in milliseconds: Int) { pauses.append(milliseconds) }
    }

    private final class Output: ShowScreenInteractorOutput {
        var changes = 0
        var removals: [String] = []
        var removedFiles: [String] = []
        var places: [ShowScreenPlace] = []
        var missing: [Int] = []
        var failures: [ListError] = []

        func listHasChanged() { changes += 1 }
        func listIsMissing(_ file: String, hasBackups: Bool) {
            removedFiles.append(hasBackups ? "\(file) with backups" : file)
        }
        func itemsWereRemoved(_ ids: [Int], leaving others: [Int]) { removals.append("\(ids) \(others)") }
        func found(_ id: Int, in place: ShowScreenPlace) { places.append(place) }
        func foundNoItem(_ id: Int) { missing.append(id) }
        var dues: [Day?] = []
        func foundNew(_ id: Int, of count: Int, in place: ShowScreenPlace, due day: Day?) {
            places.append(place)
            dues.append(day)
        }
        var titles: [String] = []
        func foundTitles(_ titles: [String]) { self.titles = titles }
        func couldNotFindItem(_ failure: ListError) { failures.append(failure) }
        func couldNotReadList(_ failure: ListError) { failures.append(failure) }
        var lines: [String] = []
        func recalledLines(_ lines: [String]) { self.lines = lines }
        var arrangements: [ShowScreenPlace: ShowScreenArrangement] = [:]
        func recalledArrangements(_ arrangements: [ShowScreenPlace: ShowScreenArrangement]) {
            self.arrangements = arrangements
        }
        func couldNotKeepLines(_ failure: ListError) { failures.append(failure) }
    }

    private final class Time: Clock {
        var moment = Moment.saturday

        func now() -> Moment { moment }
        func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? {
            Instant(seconds: day.number * 86_400 + time.minute * 60)
        }
    }

    private let dataManager = DataManager()
    private let alarm = Alarm()
    private let output = Output()
    private let clock = Time()
    private let interactor: ShowScreenInteractor

    init() {
        interactor = ShowScreenInteractor(dataManager: dataManager, clock: clock, alarm: alarm)
        interactor.output = output
        interactor.checkForChanges()
    }

    @Test func `only changes after the first check are reported`() {
        interactor.checkForChanges()
        #expect(output.changes == 0)
        dataManager.change = 2
        interactor.checkForChanges()

        #expect(output.changes == 1)
    }

    @Test func `a due time that passes is a change, and so is midnight`() throws {
        dataManager.change = 2
        dataManager.next = .noon
        interactor.checkForChanges()
        let wake = try #require(alarm.instants.last)
        #expect(wake.seconds == Day.saturday.number * 86_400 + 12 * 3_600 + 60)

        clock.moment = Moment(utc: Instant(seconds: wake.seconds))
        dataManager.next = nil
        interactor.checkForChanges()

        #expect(output.changes == 2)
        #expect(alarm.instants.last?.seconds == (Day.saturday + 1).number * 86_400)
    }

    @Test func `a removed file is not an empty list, and one that comes back is a change`() {
        (dataManager.missingFile, dataManager.change) = ("list.db", 2)
        interactor.checkForChanges()
        #expect(output.removedFiles == ["list.db"])
        #expect(output.changes == 0)

        (dataManager.missingFile, dataManager.change) = (nil, 3)
        interactor.checkForChanges()

        #expect(output.changes == 1)
    }

    @Test func `a list that was never there is empty`() {
        let dataManager = DataManager()
        dataManager.missingFile = "list.db"
        let interactor = ShowScreenInteractor(dataManager: dataManager, clock: clock, alarm: alarm)
        interactor.output = output
        interactor.checkForChanges()
        dataManager.change = 2
        interactor.checkForChanges()

        #expect(output.removedFiles.isEmpty)
        #expect(output.changes == 1)
    }

    @Test func `a list that was never there but has backups is missing`() {
        let dataManager = DataManager()
        (dataManager.missingFile, dataManager.hasBackups) = ("list.db", true)
        let interactor = ShowScreenInteractor(dataManager: dataManager, clock: clock, alarm: alarm)
        interactor.output = output

        interactor.checkForChanges()

        #expect(output.removedFiles == ["list.db with backups"])
    }

    @Test func `items that were removed are reported with those that are left`() {
        interactor.checkForRemoval(of: [3, 7])
        #expect(output.removals == [])
        interactor.checkForRemoval(of: [3, 4])
        interactor.checkForRemoval(of: [4, 5])
        #expect(output.removals == ["[4] [3]", "[4, 5] []"])

        dataManager.failure = ListError(.busy, path: "list")
        interactor.checkForRemoval(of: [4])

        #expect(output.removals.count == 2)
    }

    @Test func `an item is found in the list that shows it`() {
        for id in [3, 7, 8, 9] { interactor.findPlace(of: id) }

        #expect(output.places == [.all, .done, .waiting])
        #expect(output.missing == [9])
    }

    @Test func `a new item is found with its due day`() {
        dataManager.items.append(.sample(10, due: Due(day: .saturday + 1)))

        for ids in [[3, 4], [10], [11]] { interactor.findPlace(ofNew: ids) }

        #expect(output.places == [.all, .all] && output.dues == [nil, .saturday + 1])
        #expect(output.missing.isEmpty)
    }

    @Test func `titles are found, or the error is reported`() {
        interactor.findTitles(of: [8, 9, 3])
        dataManager.failure = ListError(.busy, path: "list")
        interactor.findTitles(of: [8])

        #expect(output.titles == ["Title 8", "Title 3"])
        #expect(output.failures.map(\.kind) == [.busy])
    }

    @Test func `a search that fails is reported, and the list is not taken for unreadable`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.findPlace(of: 3)
        interactor.findPlace(ofNew: [3])

        #expect(output.failures.map(\.kind) == [.busy])
    }

    @Test func `a check that comes soon doesn't lose the time of the next due item`() throws {
        dataManager.change = 2
        dataManager.next = .noon
        interactor.checkForChanges()
        let wake = try #require(alarm.instants.last)
        dataManager.failure = ListError(.busy, path: "list")
        interactor.checkForChanges()
        dataManager.failure = nil

        interactor.checkForChanges()

        #expect(alarm.instants.count == 3)
        #expect(alarm.instants.last == wake)
    }

    @Test func `a list that is locked is read a little later, and less and less often`() {
        for _ in 1...2 {
            alarm.pauses = []
            dataManager.failure = ListError(.busy, path: "list")
            for _ in 1...9 { interactor.checkForChanges() }

            #expect(alarm.pauses == [5, 10, 20, 40, 80, 160, 200, 200, 200])
            #expect(output.failures.isEmpty)
            dataManager.failure = nil
            interactor.checkForChanges()
        }
    }

    @Test func `a change is reported if the list was locked after its version was read`() {
        interactor.checkForChanges()
        let changes = output.changes
        (dataManager.change, dataManager.dueFailure) = (2, ListError(.busy, path: "list"))
        interactor.checkForChanges()
        dataManager.dueFailure = nil

        interactor.checkForChanges()

        #expect(output.changes == changes + 1)
    }

    @Test(arguments: [false, true])
    func `a list that can't be read is reported once, and read again when it is written or after a while`(
        isWritten: Bool
    ) {
        dataManager.failure = ListError(.damaged, path: "list")
        dataManager.reads = 0
        for _ in 1...9 { interactor.checkForChanges() }
        // What the attempt itself does to the file is no reason for another one.
        #expect(dataManager.reads == 1 && alarm.pauses == [2_000])
        dataManager.failure = nil
        if isWritten {
            dataManager.lastWrite = 2
            interactor.checkForChanges()
        } else {
            interactor.wake()
        }

        #expect(output.failures.count == 1)
        #expect(output.changes == 1)
    }

    @Test func `a command is kept after those that other programs have added`() {
        dataManager.lines = ["up"]
        interactor.keepLine("done 3")
        interactor.keepLine("done 3")
        interactor.keepLine(" secret")

        interactor.recallLines()

        #expect(dataManager.lines == ["up", "done 3"] && output.lines == ["up", "done 3"])
    }

    @Test func `the order of a list is kept and recalled`() {
        let arrangement = ShowScreenArrangement(grouping: .tag)

        interactor.keep(arrangement, of: .all)
        interactor.recallArrangements()

        #expect(output.arrangements == [.all: arrangement])
    }

    @Test func `a history that can't be kept is reported once`() {
        dataManager.failure = ListError(.readOnly, path: "history")
        interactor.recallLines()
        interactor.keepLine("up")

        #expect(output.failures.map(\.kind) == [.readOnly] && output.lines.isEmpty)
    }
}
