import Almanac
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

/// The input lines for changes while another program has locked the list.
struct ChangeItemScreenLockTests {
    private let view = FakeInputView()
    private let delegate = FakeListDelegate()
    private let folder: TemporaryFolder
    private let fixture: ModuleFixture
    private let other: DatabaseFile
    private let presenter: any ChangeItemScreenModule & InputHandling

    init() throws {
        folder = try TemporaryFolder()
        let file = StoreFile(path: "\(folder.path)/list.db")
        fixture = ModuleFixture(store: Store(file, timeout: Timeout(seconds: 10)))
        try fixture.add(ItemDetails(title: "Call mom", due: Due(day: .saturday)), ItemDetails(title: "Pack"))
        other = try DatabaseFile(file.path)
        presenter = try ChangeItemScreenLockTests.presenter(in: fixture.context(delegate: delegate), on: view)
    }

    private static func presenter(
        in context: ModuleContext,
        on view: FakeInputView
    ) throws -> any ChangeItemScreenModule & InputHandling {
        try #require(ChangeItemWireframe.screen(context, on: view) as? any ChangeItemScreenModule & InputHandling)
    }

    private func lock() throws { try other.execute("BEGIN EXCLUSIVE") }

    private func unlock() throws { try other.execute("COMMIT") }

    /// - Parameter givesUp: Is asked while a read or a change waits for the other program.
    private func whenWaiting(_ givesUp: @escaping () -> Bool) {
        fixture.store.timeout.setUserInterface(onDelay: {}, givesUp: givesUp)
    }

    /// Changes an item as another program does.
    private func change(_ id: Int, _ change: (inout ItemChanges) -> Void) throws {
        var changes = ItemChanges()
        change(&changes)
        ChangeItemWireframe.module(in: fixture.context()).change([id], by: changes, typed: "")
    }

    @Test func `Enter waits for another program, and asks about its changes`() throws {
        presenter.open(.title, of: [1], text: "Call mom")
        try change(1) { $0.title = "Call dad" }
        try lock()
        var isLocked = true
        whenWaiting {
            if isLocked { try? unlock() }
            isLocked = false
            return false
        }

        presenter.didAccept("Call mom and dad", stays: false)

        #expect(!isLocked && view.isOpen)
        let said = "Another program has changed the title to “Call dad”. Enter changes it anyway."
        #expect(view.readings.last?.problem == said)
        #expect(try fixture.items()[0].details.title == "Call dad")
    }

    @Test func `if the user ends the wait, the line stays with its text`() throws {
        presenter.open(.move, of: [1], text: "")
        try lock()
        whenWaiting { true }

        presenter.didAccept("mon", stays: false)

        #expect(view.isOpen && delegate.outcomes.isEmpty)
        #expect(view.readings.last?.problem?.hasPrefix("Another program has locked") == true)
        try unlock()
        presenter.didAccept("mon", stays: false)
        #expect(!view.isOpen && delegate.outcomes == [.changed([1])])
    }

    @Test func `items that could not be read when the line was opened are read with a later key`() throws {
        try lock()
        presenter.open(.move, of: [1], text: "")
        presenter.didType("m")
        try unlock()
        presenter.didType("mo")
        try change(1) { $0.due = .set(Due(day: .saturday + 9)) }

        presenter.didAccept("mon", stays: false)

        let said = "Another program has changed the due date of item 1. Enter changes it anyway."
        #expect(view.readings.last?.problem == said)
        #expect(try fixture.items()[0].details.due == Due(day: .saturday + 9))
    }

    @Test(arguments: [true, false])
    func `after a lock, the line asks about items that may have changed`(isTyped: Bool) throws {
        try lock()
        presenter.open(.move, of: [1, 2], text: "")
        try unlock()
        try change(1) { $0.due = .set(Due(day: .saturday + 9)) }
        // Then, the items are read with the new due date.
        if isTyped { presenter.didType("mon") }

        presenter.didAccept("mon", stays: false)

        let said = "Items 1, 2 were changed a moment ago, perhaps by another program. Enter changes them anyway."
        #expect(view.isOpen && view.readings.last?.problem == said)
        presenter.didAccept("mon", stays: false)
        #expect(!view.isOpen && delegate.outcomes.last == .changed([1, 2]))
    }

    @Test func `after a lock, the line doesn't ask about items that are a minute old`() throws {
        let clock = FixedClock(Moment(utc: Instant(seconds: Moment.saturday.instant.seconds + 60)))
        let later = ModuleFixture(store: fixture.store, clock: clock)
        let presenter = try ChangeItemScreenLockTests.presenter(in: later.context(delegate: delegate), on: view)
        try lock()
        presenter.open(.move, of: [1], text: "")
        try unlock()

        presenter.didAccept("mon", stays: false)

        #expect(!view.isOpen && delegate.outcomes == [.changed([1])])
    }
}
