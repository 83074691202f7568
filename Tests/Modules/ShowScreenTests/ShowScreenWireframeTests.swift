import Almanac
import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import Responses
import Screen
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenWireframeTests {
    @Test func `the roles are released with the screen`() throws {
        let fixture = try ShowScreenFixture()
        weak var presenter: ShowScreenPresenter?
        do {
            let screen = ShowScreenWireframe(fixture.module.context(), host: fixture.host, on: fixture.screen.desk)
            presenter = screen.presenter
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }

    @Test func `a change that waits for another program says so at once, and Escape gives up`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let fixture = try ShowScreenFixture(store: Store(file, timeout: Timeout(seconds: 10)))
        var waits = false
        fixture.robot.isAsked = {
            fixture.robot.milliseconds += 60
            guard !waits, fixture.lastRow.hasPrefix("Waiting: another program") else { return }
            waits = true
            fixture.robot.queue("jx\u{1B}")
        }

        try Store(file).change("change", at: Moment.saturday.instant) { _ throws(ListError) in fixture.robot.type("d") }

        #expect(waits)
        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
        #expect(fixture.screen.desk.messages.last?.text.contains("nothing was changed") == true)
        // The keys before Escape are gone.
        #expect(fixture.currentRow.contains("Send the offer"))
    }

    /// - Parameter event: It happens while a change waits for another program.
    private func wait(_ event: @escaping (ScreenRobot) -> Void, then check: @escaping (ShowScreenFixture) -> Void)
        throws
        -> ShowScreenFixture
    {
        // Ctrl-C stays pending until the screen takes it.
        var isInterrupted = false
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let timeout = Timeout(seconds: 3, isCancelled: { isInterrupted })
        let fixture = try ShowScreenFixture(store: Store(file, timeout: timeout))
        var asked = 0
        fixture.robot.isAsked = {
            fixture.robot.milliseconds += 60
            guard fixture.lastRow.hasPrefix("Waiting: another program") else { return }
            asked += 1
            if asked == 1 {
                isInterrupted = true
                event(fixture.robot)
            }
            // After it has given up, a change looks a few times for the keys to drop.
            if asked == 9 { check(fixture) }
        }
        try Store(file).change("change", at: Moment.saturday.instant) { _ throws(ListError) in fixture.robot.type("d") }
        #expect(asked > 0)
        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
        return fixture
    }

    @Test func `a signal that ends the program does not wait for another program`() throws {
        let fixture = try wait({ $0.queue(.terminate) }) { _ in Issue.record("The change still waits.") }

        #expect(fixture.screen.desk.ending == .terminated)
    }

    @Test func `Ctrl-C gives up a change that waits`() throws {
        let fixture = try wait({ $0.queue(.interrupt) }) { _ in Issue.record("The change still waits.") }

        #expect(fixture.screen.desk.ending == nil)
    }

    @Test func `a window that gets another size while a change waits is drawn`() throws {
        _ = try wait({ $0.queueSize(rows: 30, columns: 60) }) { fixture in
            #expect(fixture.robot.rows.count == 30 && fixture.lastRow.hasPrefix("Waiting: another program"))
            fixture.robot.queue("\u{1B}")
        }
    }

    @Test func `keys that are pressed while a change waits are not replayed on other rows`() throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        let fixture = try ShowScreenFixture(store: Store(file, timeout: Timeout(seconds: 1)))
        var waits = false
        fixture.robot.isAsked = {
            fixture.robot.milliseconds += 60
            guard !waits, fixture.lastRow.hasPrefix("Waiting: another program") else { return }
            waits = true
            fixture.robot.queue("jj")
        }

        try Store(file).change("change", at: Moment.saturday.instant) { _ throws(ListError) in fixture.robot.type("d") }

        #expect(waits)
        #expect(fixture.currentRow.contains("Send the offer"))
        // Later keys act again.
        fixture.robot.type("j")
        #expect(fixture.currentRow.contains("Water the plants"))
    }

    @Test func `Escape gives up a change that takes long`() throws {
        let fixture = try ShowScreenFixture()
        for number in 1...500 { try fixture.module.add(ItemDetails(title: "Item \(number)")) }
        fixture.robot.type("4*")
        var isWorking = false
        fixture.robot.isAsked = {
            guard !isWorking, fixture.lastRow.hasPrefix("Working…") else { return }
            isWorking = true
            fixture.robot.queue("j\u{1B}")
        }
        fixture.robot.tick = 60

        fixture.robot.type("d")

        #expect(isWorking)
        #expect(fixture.screen.desk.messages.last?.text == "Interrupted; nothing was changed.")
        #expect(try fixture.module.items().allSatisfy { $0.status == .open })
    }

    @Test func `no command opens another screen`() throws {
        var context = ModuleFixture().context()
        let invocation = Invocation(command: "ui")
        #expect(throws: InputError.command(.screenInShell)) {
            try ShowScreenWireframe.useCase.run(invocation, context)
        }

        context.screen = try ShowScreenFixture().screen.desk

        #expect(throws: InputError.command(.nestedScreen)) {
            try ShowScreenWireframe.useCase.run(invocation, context)
        }
    }

    @Test func `a change by another program appears, and the selection stays on its item`() throws {
        let fixture = try ShowScreenFixture()
        fixture.robot.type("j")

        try fixture.module.add(ItemDetails(title: "From the phone", due: Due(day: .saturday - 5)))
        fixture.screen.presenter.listHasChanged()
        fixture.robot.type("z")

        #expect(fixture.rows(with: "From the phone").count == 1)
        #expect(fixture.currentRow.contains("Water the plants"))
    }
}
