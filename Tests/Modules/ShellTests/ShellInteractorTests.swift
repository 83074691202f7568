import Almanac
import Boundary
import Entities
import Testing

@testable import Shell

struct ShellInteractorTests {
    private let dataManager = FakeDataManager()
    private let clock = FakeClock()
    private let alarm = FakeAlarm()
    private let output = FakeOutput()
    private let interactor: ShellInteractor
    private let standing = FakeOutput.Told.standing(ShellStanding(overdue: 2, today: 3))

    init() {
        interactor = ShellInteractor(dataManager: dataManager, clock: clock, alarm: alarm)
        interactor.output = output
    }

    private func looked() -> [FakeOutput.Told] {
        output.told = []
        interactor.look()
        return output.told
    }

    @Test func `the first look tells how much is overdue and due today, and one that finds nothing new does not`() {
        #expect(looked() == [standing])
        #expect(looked() == [])
        #expect(dataManager.days == [saturday])
    }

    @Test func `a change to the list is told once, with how it stands now`() {
        _ = looked()

        dataManager.lastChange = 8
        dataManager.standing = ListStanding(overdue: 2, today: 4)

        #expect(looked() == [.changed, .standing(ShellStanding(overdue: 2, today: 4))])
        #expect(looked() == [])
    }

    @Test func `what others changed is told with their commands, and what was changed here without`() {
        _ = looked()

        dataManager.lastChange = 9
        interactor.lookAtOthers()
        #expect(output.told.suffix(3) == [.others(["change 8", "change 9"]), .changed, standing])

        dataManager.lastChange = 10
        #expect(looked() == [.changed, standing])
        interactor.lookAtOthers()
        #expect(output.told == [.changed, standing])
    }

    @Test func `another day is told once, and the change that comes with it is part of that`() {
        _ = looked()

        clock.moment = at(saturday + 1)
        dataManager.lastChange = 8
        dataManager.standing = ListStanding(overdue: 5, today: 0)

        #expect(looked() == [.day(saturday + 1), .standing(ShellStanding(overdue: 5, today: 0))])
        #expect(looked() == [])
        #expect(dataManager.days == [saturday, saturday + 1])
    }

    @Test func `while somebody writes nothing is told, and what was changed is told later`() {
        _ = looked()

        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "")
        dataManager.lastChange = 8
        #expect(looked() == [])
        #expect(alarm.timesSoon == 1)

        dataManager.trouble = nil
        #expect(looked() == [.changed, standing])
    }

    @Test func `of changes that come together one is looked at, and after that the next`() {
        for _ in 1...9 { interactor.lookSoon() }
        #expect(alarm.timesSoon == 1)
        #expect(output.told.isEmpty)

        interactor.look()
        interactor.lookSoon()

        #expect(alarm.timesSoon == 2)
    }

    @Test func `a list that cannot be read is told once, until it can`() {
        let trouble = ListTrouble(.damaged, path: "list", detail: "")
        _ = looked()

        dataManager.trouble = trouble
        #expect(looked() == [.unknown(StorageTrouble(trouble))])
        #expect(looked() == [])

        dataManager.trouble = nil
        #expect(looked() == [standing])

        dataManager.trouble = trouble
        #expect(looked() == [.unknown(StorageTrouble(trouble))])

        dataManager.trouble = nil
        dataManager.lastChange = 8
        #expect(looked() == [.changed, standing])
    }

    @Test func `it is woken at midnight, and never by a clock that stands still`() {
        _ = looked()
        clock.moment = at(saturday + 1)
        _ = looked()

        #expect(alarm.instants == [1, 2].map { Instant(seconds: (saturday + $0).number * 86_400) })

        ShellInteractor(dataManager: dataManager, clock: morning, alarm: alarm).look()

        #expect(alarm.instants.count == 2)
    }

    // MARK: Lines

    @Test func `a line is kept behind those that other shells have kept by now`() {
        dataManager.lines = ["up"]
        interactor.recallLines()
        dataManager.lines += ["done 3"]

        interactor.keepLines(["add Milk"])

        #expect(dataManager.lines == ["up", "done 3", "add Milk"])
        #expect(output.told == [.lines(["up"]), .lines(["add Milk"])])
    }

    @Test(arguments: ["", "   ", " secret", "\tsecret", "up", String(repeating: "x", count: 20_000)])
    func `a blank line, one with a blank in front, the same one again and an endless one are not kept`(line: String) {
        dataManager.lines = ["up"]
        interactor.recallLines()

        interactor.keepLines([line])

        #expect(dataManager.edits == 0)
        #expect(output.told == [.lines(["up"])])
    }

    @Test func `the same line as another shell's last one is there once`() {
        dataManager.lines = ["up"]

        interactor.keepLines(["up"])

        #expect(dataManager.lines == ["up"])
    }

    @Test func `the oldest lines make way where there are too many or too long ones`() {
        dataManager.lines = (1...TypedLines.limit).map(String.init)
        interactor.keepLines(["up"])
        #expect(dataManager.lines.count == TypedLines.limit)
        #expect(dataManager.lines.first == "2" && dataManager.lines.last == "up")

        dataManager.lines = Array(repeating: String(repeating: "x", count: 16_000), count: 16)
        interactor.keepLines([String(repeating: "y", count: 16_000)])
        #expect(dataManager.lines.count == 16)
        #expect(dataManager.lines.last?.first == "y")
    }

    @Test func `that lines cannot be kept is told once, and they can be gone back to all the same`() {
        dataManager.trouble = ListTrouble(.readOnly, path: "history", detail: "")

        interactor.recallLines()
        interactor.keepLines(["up"])
        interactor.keepLines(["done 3"])

        let trouble = FakeOutput.Told.cannotKeep(StorageTrouble(.readOnly, path: "history"))
        #expect(output.told == [trouble, .lines(["up"]), .lines(["done 3"])])
    }
}
