import Almanac
import Boundary
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import ChangeItem

struct ChangeItemWireframeTests {
    private let captured = CapturedConsole()
    private let store = Store()

    init() throws {
        let new = NewItem(uuid: ItemUUID(high: 0, low: 1), details: ItemDetails(title: "Rest"), created: now)
        try store.change("add", at: now) { connection throws(StoreError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(console: captured.console, store: store, clock: morning, weekStart: .monday, style: style)
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        weak var module: (any ChangeItemModule)?
        do {
            let wireframe = ChangeItemWireframe(surroundings(style))
            let presented = wireframe.present()
            module = presented
            #expect(module != nil)
        }

        #expect(module == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Changed 1: New\n  was: Rest\n"), (.plain, "changed: 1\ntitle: New\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ChangeItemWireframe.useCase.run(
            Invocation(command: "change", operands: [Word("1"), Word("New")]),
            surroundings(style)
        )

        #expect(captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeDelegate()
        let wireframe = ChangeItemWireframe(surroundings(), delegate: delegate)

        wireframe.change(request(Selection([[.ids([1...1])]])) { $0.note = .set("x") })

        #expect(delegate.changed == [[1]])
    }
}
