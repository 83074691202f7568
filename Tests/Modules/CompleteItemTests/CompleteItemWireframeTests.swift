import Almanac
import CommandLine
import DataStore
import Entities
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { CompleteItemWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Done 1: Rest\n"), (.plain, "done: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try CompleteItemWireframe.useCase.run(
            Invocation(command: "done", operands: [Word("1")]),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the delegate is notified of the result`() {
        let delegate = FakeListDelegate()
        let presenter = CompleteItemWireframe.present(fixture.context(delegate: delegate))

        presenter.carryOut(.sample(Selection([[.ids([1...1])]])))

        #expect(delegate.outcomes == [.changed([1])])
    }

    @Test func `in a long change, a next occurrence depends on one that is added in a later portion`() throws {
        let fixture = ModuleFixture()
        let new = (1...600).map { id in
            var details = ItemDetails(title: "\(id)", needs: id == 1 ? [600] : [])
            (details.due, details.recurrence) = (Due(day: .saturday), .every(Repetition(.daily)))
            return NewItem(uuid: ItemUUID(high: 1, low: UInt64(id)), details: details, created: Moment.saturday.instant)
        }
        try fixture.store.change("add", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.insert(new, on: connection)
        }

        _ = try fixture.run(CompleteItemWireframe.useCase, "done", "1-600")

        let next = try fixture.store.read { connection throws(ListError) in
            try ItemRows.items(where: .ids([601, 1_200]), on: connection)
        }
        #expect(next.map(\.details.title) == ["1", "600"])
        #expect(next.map(\.details.needs) == [[1_200], []])
    }
}
