import Almanac
import CommandLine
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

/// The input lines for changes, on items that other programs change meanwhile.
struct ChangeItemScreenConflictTests {
    private let view = FakeInputView()
    private let delegate = FakeListDelegate()
    private let fixture = ModuleFixture()
    private let presenter: any ChangeItemScreenModule & InputHandling

    init() throws {
        try fixture.add(ItemDetails(title: "Call mom", due: Due(day: .saturday)), ItemDetails(title: "Pack"))
        let module = ChangeItemWireframe.screen(fixture.context(delegate: delegate), on: view)
        presenter = try #require(module as? any ChangeItemScreenModule & InputHandling)
    }

    private func item(_ id: Int) throws -> Item { try fixture.items()[id - 1] }

    @Test func `an item that was removed meanwhile is left out and named`() throws {
        presenter.open(.move, of: [1, 2], text: "")
        try fixture.remove(2)

        presenter.didAccept("tomorrow", stays: false)

        #expect(fixture.captured.finish().messages.contains("Item 2 was removed by another program."))
        #expect(delegate.outcomes == [.changed([1])])
        #expect(try item(1).details.due == Due(day: .saturday + 1))
    }

    @Test func `if all items were removed meanwhile, the line stays`() throws {
        presenter.open(.move, of: [2], text: "")
        try fixture.remove(2)

        presenter.didAccept("tomorrow", stays: false)

        #expect(view.readings.last?.problem == "Item 2 was removed by another program.")
        #expect(view.isOpen)
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `a title that another program has changed is replaced only after another Enter`() throws {
        presenter.open(.title, of: [1], text: "Call mom")
        try change([1]) { $0.title = "Call dad" }

        presenter.didAccept("Call mom and dad", stays: false)

        #expect(view.isOpen)
        #expect(
            view.readings.last?.problem
                == "Another program has changed the title to “Call dad”. Enter changes it anyway."
        )
        #expect(try item(1).details.title == "Call dad")
        presenter.didAccept("Call mom and dad", stays: false)
        #expect(try item(1).details.title == "Call mom and dad")
    }

    private func sample(of input: ChangeItemInput) -> String {
        switch input {
        case .move, .wait: "mon"
        case .title: "Call dad"
        case .note: "soon"
        case .tags: "+x"
        case .project: "work"
        }
    }

    @Test(arguments: ChangeItemInput.allCases)
    func `an item that another program has completed is changed only after another Enter`(
        input: ChangeItemInput
    ) throws {
        let text = sample(of: input)
        presenter.open(input, of: [1], text: "")
        try fixture.complete(1)
        let completed = try item(1)

        presenter.didAccept(text, stays: false)

        #expect(view.isOpen && delegate.outcomes.isEmpty)
        #expect(
            view.readings.last?.problem == "Another program has completed item 1. Enter changes it anyway."
        )
        #expect(try item(1) == completed)
        presenter.didAccept(text, stays: false)
        #expect(!view.isOpen && delegate.outcomes == [.changed([1])])
        #expect(try item(1).details != completed.details)
    }

    @Test func `all that another program has done to an item is said at once`() throws {
        presenter.open(.title, of: [1], text: "Call mom")
        try change([1]) { $0.title = "Call dad" }
        try fixture.complete(1)

        presenter.didAccept("Call mom and dad", stays: false)

        let said = "Another program has completed item 1 and changed the title to “Call dad”. Enter changes it anyway."
        #expect(view.readings.last?.problem == said)
        presenter.didAccept("Call mom and dad", stays: false)
        #expect(try item(1).details.title == "Call mom and dad")
    }

    @Test func `an item that was completed and another one that was moved are both named`() throws {
        presenter.open(.move, of: [1, 2], text: "")
        try change([2]) { $0.due = .set(Due(day: .saturday + 9)) }
        try fixture.complete(1)

        presenter.didAccept("mon", stays: false)

        #expect(
            view.readings.last?.problem == """
                Another program has completed item 1 and changed the due date of item 2. Enter changes them anyway.
                """
        )
        presenter.didAccept("mon", stays: false)
        #expect(try item(2).details.due?.day == .saturday + 2)
    }

    @Test func `after the question, a further change by another program is asked about, too`() throws {
        presenter.open(.title, of: [1], text: "Call mom")
        try fixture.complete(1)
        presenter.didAccept("Call all", stays: false)
        try change([1]) { $0.title = "Call dad" }

        presenter.didAccept("Call all", stays: false)

        let said = "Another program has changed the title to “Call dad”. Enter changes it anyway."
        #expect(view.readings.last?.problem == said)
        #expect(try item(1).details.title == "Call dad")
    }

    @Test func `an item that was done before is changed at once`() throws {
        try fixture.complete(1)
        presenter.open(.title, of: [1], text: "Call mom")

        presenter.didAccept("Call dad", stays: false)

        #expect(try item(1).details.title == "Call dad")
    }

    @Test func `items that another program has moved are moved only after another Enter`() throws {
        presenter.open(.move, of: [1, 2], text: "")
        try change([1, 2]) { $0.due = .set(Due(day: .saturday + 9)) }

        presenter.didAccept("mon", stays: false)

        #expect(
            view.readings.last?.problem
                == "Another program has changed the due dates of items 1, 2. Enter changes them anyway."
        )
        presenter.didAccept("mon", stays: false)
        #expect(try item(1).details.due?.day == .saturday + 2)
    }

    @Test func `a title that was changed before the screen showed it is asked about, too`() throws {
        try change([1]) { $0.title = "Call dad" }
        presenter.open(.title, of: [1], text: "Call mom")

        presenter.didAccept("Call mom and dad", stays: false)

        let said = "Another program has changed the title to “Call dad”. Enter changes it anyway."
        #expect(view.readings.last?.problem == said)
        presenter.didAccept("Call mom and dad", stays: false)
        #expect(try item(1).details.title == "Call mom and dad")
    }

    /// Changes items as another program does.
    private func change(_ ids: [Int], _ change: (inout ItemChanges) -> Void) throws {
        var changes = ItemChanges()
        change(&changes)
        ChangeItemWireframe.module(in: fixture.context()).change(ids, by: changes, typed: "")
    }
}
