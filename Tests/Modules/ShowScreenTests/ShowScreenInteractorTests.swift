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

        func version() throws(ListError) -> ListVersion {
            if let failure { throw failure }
            return ListVersion(generation: 1, file: 1, lastChange: change)
        }

        func nextDue(after now: Moment) throws(ListError) -> TimeOfDay? { next }

        func hasItem(among ids: [Int]) throws(ListError) -> Bool {
            if let failure { throw failure }
            return ids.contains(3)
        }
    }

    private final class Alarm: ShowScreenWaking {
        var instants: [Instant] = []
        var timesSoon = 0

        func wake(at instant: Instant) { instants.append(instant) }
        func wakeSoon() { timesSoon += 1 }
    }

    private final class Output: ShowScreenInteractorOutput {
        var changes = 0
        var removals = 0
        var failures: [ListError] = []

        func listHasChanged() { changes += 1 }
        func itemsWereRemoved() { removals += 1 }
        func couldNotReadList(_ failure: ListError) { failures.append(failure) }
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

    @Test func `a list that is locked is read a little later`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "")
        interactor.checkForChanges()

        #expect(alarm.timesSoon == 1)
        #expect(output.failures.isEmpty)
    }

    @Test func `a list that can't be read is reported once, and read again when it can`() {
        dataManager.failure = ListError(.damaged, path: "list", detail: "")
        interactor.checkForChanges()
        interactor.checkForChanges()
        dataManager.failure = nil
        interactor.checkForChanges()

        #expect(output.failures.count == 1)
        #expect(output.changes == 1)
    }
}
