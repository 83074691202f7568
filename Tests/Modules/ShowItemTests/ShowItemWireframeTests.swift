import Almanac
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import ShowItem

struct ShowItemWireframeTests {
    private let captured = CapturedConsole()
    private let store = Store()

    init() throws {
        let new = NewItem(uuid: ItemUUID(high: 0, low: 1), details: ItemDetails(title: "Rest"), created: now)
        try store.change("add Rest", at: now) { connection throws(StoreError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(console: captured.console, store: store, clock: MorningClock(), weekStart: .monday, style: style)
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        weak var module: (any ShowItemModule)?
        do {
            let presented = ShowItemWireframe(surroundings(style)).present()
            module = presented
            #expect(module != nil)
        }

        #expect(module == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "1  Rest\n   status  open\n"), (.plain, "item 1: Rest\nstatus: open\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ShowItemWireframe.useCase.run(Invocation(command: "show", operands: [Word("1")]), surroundings(style))

        #expect(captured.finish().output.hasPrefix(answer))
    }
}
