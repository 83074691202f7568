import Almanac
import Boundary
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import CompleteItem

struct CompleteItemWireframeTests {
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
        weak var module: (any CompleteItemModule)?
        do {
            let wireframe = CompleteItemWireframe(surroundings(style))
            let presented = wireframe.present()
            module = presented
            #expect(module != nil)
        }

        #expect(module == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Done 1: Rest\n"), (.plain, "done: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try CompleteItemWireframe.useCase.run(
            Invocation(command: "done", operands: [Word("1")]),
            surroundings(style)
        )

        #expect(captured.finish().output.hasPrefix(answer))
    }

    @Test func `the one that presented the module hears what came of it`() {
        let delegate = FakeDelegate()
        let wireframe = CompleteItemWireframe(surroundings(), delegate: delegate)

        wireframe.complete(choice(Selection([[.ids([1...1])]])))

        #expect(delegate.completed == [[1]])
    }
}
