import Almanac
import Boundary
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import RemoveItem

struct RemoveItemWireframeTests {
    private let captured = CapturedConsole()
    private let store = Store()

    init() throws {
        let now = Moment.saturday.instant
        let new = NewItem(uuid: ItemUUID(high: 0, low: 1), details: ItemDetails(title: "Rest"), created: now)
        try store.change("add", at: now) { connection throws(StoreError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(
            console: captured.console,
            store: store,
            clock: FixedClock.saturday,
            weekStart: .monday,
            style: style
        )
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        weak var module: (any RemoveItemModule)?
        do {
            let wireframe = RemoveItemWireframe(surroundings(style))
            let presented = wireframe.present()
            module = presented
            #expect(module != nil)
        }

        #expect(module == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Removed 1: Rest\n"), (.plain, "removed: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try RemoveItemWireframe.useCase.run(
            Invocation(command: "remove", operands: [Word("1")], choices: [Invocation.Choice(.yes)]),
            surroundings(style)
        )

        #expect(captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeDelegate()
        let wireframe = RemoveItemWireframe(surroundings(), delegate: delegate)

        wireframe.remove(choice(Selection([[.ids([1...1])]]), isConfirmed: true))

        #expect(delegate.removed == [[1]])
    }
}
