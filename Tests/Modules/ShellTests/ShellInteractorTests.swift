import Almanac
import Entities
import Testing
import Vocabulary

@testable import Shell

struct ShellInteractorTests {
    private let dataManager = FakeDataManager()
    private let clock = FakeClock()
    private let alarm = FakeAlarm()
    private let output = FakeOutput()
    private let interactor: ShellInteractor
    private let counts = FakeOutput.Event.counts(ShellCounts(overdue: 2, today: 3))

    init() {
        interactor = ShellInteractor(dataManager: dataManager, clock: clock, alarm: alarm)
        interactor.output = output
    }

    private func check() -> [FakeOutput.Event] {
        output.events = []
        interactor.checkForChanges()
        return output.events
    }

    @Test func `the first check reports the counts, and a check without changes reports nothing`() {
        #expect(check() == [counts])
        #expect(check() == [])
        #expect(dataManager.days == [saturday])
    }

    @Test func `a change to the list is reported once, with the new counts`() {
        _ = check()

        dataManager.lastChange = 8
        dataManager.counts = ShellCounts(overdue: 2, today: 4)

        #expect(check() == [.changed, .counts(ShellCounts(overdue: 2, today: 4))])
        #expect(check() == [])
    }

    @Test func `changes by others are reported with their commands, and the shell's own changes without them`() {
        _ = check()

        dataManager.lastChange = 9
        interactor.checkForOtherChanges()
        #expect(output.events.suffix(3) == [.others(["change 8", "change 9"]), .changed, counts])

        dataManager.lastChange = 10
        #expect(check() == [.changed, counts])
        interactor.checkForOtherChanges()
        #expect(output.events == [.changed, counts])
    }

    @Test func `a new day is reported once, together with a change at the same time`() {
        _ = check()

        clock.moment = at(saturday + 1)
        dataManager.lastChange = 8
        dataManager.counts = ShellCounts(overdue: 5, today: 0)

        #expect(check() == [.day(saturday + 1), .counts(ShellCounts(overdue: 5, today: 0))])
        #expect(check() == [])
        #expect(dataManager.days == [saturday, saturday + 1])
    }

    @Test func `a locked list is checked again later`() {
        _ = check()

        dataManager.failure = ListError(.busy, path: "list")
        dataManager.lastChange = 8
        #expect(check() == [])
        #expect(alarm.timesSoon == 1)

        dataManager.failure = nil
        #expect(check() == [.changed, counts])
    }

    @Test func `several notifications schedule one check`() {
        for _ in 1...9 { interactor.checkSoon() }
        #expect(alarm.timesSoon == 1)
        #expect(output.events.isEmpty)

        interactor.checkForChanges()
        interactor.checkSoon()

        #expect(alarm.timesSoon == 2)
    }

    @Test func `an unreadable list is reported once until it is readable again`() {
        let failure = ListError(.damaged, path: "list")
        _ = check()

        dataManager.failure = failure
        #expect(check() == [.unreadable(failure)])
        #expect(check() == [])

        dataManager.failure = nil
        #expect(check() == [counts])

        dataManager.failure = failure
        #expect(check() == [.unreadable(failure)])

        dataManager.failure = nil
        dataManager.lastChange = 8
        #expect(check() == [.changed, counts])
    }

    @Test func `a check is scheduled at midnight, but not with a fixed clock`() {
        _ = check()
        clock.moment = at(saturday + 1)
        _ = check()

        #expect(alarm.instants == [1, 2].map { Instant(seconds: (saturday + $0).number * 86_400) })

        ShellInteractor(dataManager: dataManager, clock: morning, alarm: alarm).checkForChanges()

        #expect(alarm.instants.count == 2)
    }

    @Test func `an item that becomes overdue is a change, for which a check is scheduled`() {
        let noon = ShellCounts(overdue: 0, today: 2, nextTime: .noon)
        let later = ShellCounts(overdue: 1, today: 1)
        dataManager.counts = noon
        #expect(check() == [.counts(noon)])
        let soon = at(saturday, TimeOfDay(minute: 721))
        #expect(alarm.instants == [clock.wakeTime(on: saturday, at: soon.time)])

        dataManager.counts = later
        clock.moment = at(saturday, .noon)
        #expect(check() == [])
        clock.moment = soon
        #expect(check() == [.changed, .counts(later)])
        #expect(check() == [])
        #expect(alarm.instants.last == clock.wakeTime(on: saturday + 1, at: .midnight))
    }

    @Test func `while the list is unreadable, no check is scheduled for a time that has passed`() {
        dataManager.counts = ShellCounts(overdue: 0, today: 1, nextTime: .noon)
        _ = check()

        dataManager.failure = ListError(.damaged, path: "list")
        clock.moment = at(saturday, TimeOfDay(minute: 721))
        _ = check()

        #expect(alarm.instants.last == clock.wakeTime(on: saturday + 1, at: .midnight))
    }

    // MARK: Lines

    @Test func `a line is appended after the lines saved by other shells`() {
        dataManager.lines = ["up"]
        interactor.recallLines()
        dataManager.lines += ["done 3"]

        interactor.keepLines(["add Milk"])

        #expect(dataManager.lines == ["up", "done 3", "add Milk"])
        #expect(output.events == [.lines(["up"]), .lines(["add Milk"])])
    }

    @Test(arguments: ["", "   ", " secret", "\tsecret", "up", String(repeating: "x", count: 20_000)])
    func `empty, indented, repeated and overlong lines are not saved`(line: String) {
        dataManager.lines = ["up"]
        interactor.recallLines()

        interactor.keepLines([line])

        #expect(dataManager.edits == 0)
        #expect(output.events == [.lines(["up"])])
    }

    @Test func `a line equal to another shell's last line is saved once`() {
        dataManager.lines = ["up"]

        interactor.keepLines(["up"])

        #expect(dataManager.lines == ["up"])
    }

    @Test func `the oldest lines are removed when the history is full`() {
        dataManager.lines = (1...TypedLines.limit).map(String.init)
        interactor.keepLines(["up"])
        #expect(dataManager.lines.count == TypedLines.limit)
        #expect(dataManager.lines.first == "2" && dataManager.lines.last == "up")

        dataManager.lines = Array(repeating: String(repeating: "x", count: 16_000), count: 16)
        interactor.keepLines([String(repeating: "y", count: 16_000)])
        #expect(dataManager.lines.count == 16)
        #expect(dataManager.lines.last?.first == "y")
    }

    @Test func `a failure to save lines is reported once, and the lines stay in the prompt's history`() {
        dataManager.failure = ListError(.readOnly, path: "history")

        interactor.recallLines()
        interactor.keepLines(["up"])
        interactor.keepLines(["done 3"])

        let failure = FakeOutput.Event.historyError(ListError(.readOnly, path: "history"))
        #expect(output.events == [failure, .lines(["up"]), .lines(["done 3"])])
    }
}
