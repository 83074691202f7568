import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import ShowItem

struct ShowItemWireframeTests {
    private let stage = Stage()

    init() throws {
        try stage.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { ShowItemWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "1  Rest\n   status  open\n"), (.plain, "item 1: Rest\nstatus: open\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ShowItemWireframe.useCase.run(Invocation(command: "show", operands: [Word("1")]), stage.surroundings(style))

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }
}
