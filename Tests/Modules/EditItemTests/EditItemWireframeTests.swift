import Almanac
import Boundary
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import EditItem

struct EditItemWireframeTests {
    private let captured = CapturedConsole(editor: "sed -i 's/^title: .*/title: New/'")
    private let store = Store()

    init() throws {
        let new = NewItem(uuid: ItemUUID(high: 0, low: 1), details: ItemDetails(title: "Rest"), created: now)
        try store.change("add", at: now) { connection throws(StoreError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func surroundings(
        _ style: AnswerStyle = .columns,
        toldTo delegate: (any ListDelegate)? = nil
    ) -> Surroundings {
        Surroundings(console: captured.console, store: store, clock: morning, weekStart: .monday, style: style)
            .told(to: delegate)
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        weak var presenter: EditItemPresenter?
        do {
            let presented = EditItemWireframe(surroundings(style)).present()
            presenter = presented
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Changed 1: New\n  was: Rest\n"), (.plain, "changed: 1\ntitle: New\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try EditItemWireframe.useCase.run(
            Invocation(command: "edit", operands: [Word("1")]),
            surroundings(style)
        )

        #expect(captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeListDelegate()

        EditItemWireframe(surroundings(toldTo: delegate)).edit(EditItemRequest(id: 1, typed: "edit 1"))

        #expect(delegate.told == [.changed])
    }
}
