import Almanac
import Boundary
import Entities
import Testing

@testable import Shell

struct ShellInteractorTests {
    private let dataManager = FakeDataManager()
    private let clock = FakeClock()
    private let output = FakeOutput()
    private let interactor: ShellInteractor
    private let standing = FakeOutput.Told.standing(ShellStanding(overdue: 2, today: 3))

    init() {
        interactor = ShellInteractor(dataManager: dataManager, clock: clock)
        interactor.output = output
    }

    private func looked() -> [FakeOutput.Told] {
        output.told = []
        interactor.look()
        return output.told
    }

    @Test func `every look tells how much is overdue and due today, and the first one nothing else`() {
        #expect(looked() == [standing])
        #expect(looked() == [standing])
        #expect(dataManager.days == [saturday, saturday])
    }

    @Test func `a change to the list is told once, be the number of changes another one or not`() {
        _ = looked()

        dataManager.standing = ListStanding(overdue: 2, today: 4, version: ListVersion(file: 2, lastChange: 7))

        #expect(looked() == [.changed, .standing(ShellStanding(overdue: 2, today: 4))])
        #expect(looked() == [.standing(ShellStanding(overdue: 2, today: 4))])

        dataManager.standing = ListStanding(overdue: 2, today: 3, version: ListVersion(file: 2, lastChange: 8))

        #expect(looked() == [.changed, standing])
    }

    @Test func `another day is told once, and the change that comes with it is part of that`() {
        _ = looked()

        clock.moment = at(saturday + 1)
        dataManager.standing = ListStanding(overdue: 5, today: 0, version: ListVersion(file: 2, lastChange: 8))

        let sunday = FakeOutput.Told.standing(ShellStanding(overdue: 5, today: 0))
        #expect(looked() == [.day(saturday + 1), sunday])
        #expect(looked() == [sunday])
        #expect(dataManager.days.last == saturday + 1)
    }

    @Test func `a list that cannot be read counts nothing, and what was changed meanwhile is told later`() {
        _ = looked()

        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "")
        #expect(looked() == [.standing(ShellStanding(overdue: 0, today: 0))])

        dataManager.trouble = nil
        #expect(looked() == [standing])

        dataManager.trouble = ListTrouble(.busy, path: "list", detail: "")
        _ = looked()
        dataManager.trouble = nil
        dataManager.standing = ListStanding(overdue: 2, today: 3, version: ListVersion(file: 2, lastChange: 8))
        #expect(looked() == [.changed, standing])
    }
}
